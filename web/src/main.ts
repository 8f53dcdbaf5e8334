import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { settings } from "./browser/settings.svelte";
import { keepFocus } from "./ui/focus";

settings.show();
keepFocus(document);
const target = document.getElementById("app");
if (target) mount(App, { target });
