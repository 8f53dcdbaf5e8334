/** A page for those who draw: everything that is drawn, at the sizes it is met; `npm run dev`, then /gallery/?season=2&theme=dark&page=houses. */
import { mount } from "svelte";

import "../src/faces.css";
import "../src/app.css";
import Gallery from "./Gallery.svelte";

const wanted = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = wanted.get("theme") ?? "light";
const target = document.getElementById("gallery");
if (target)
  mount(Gallery, { target, props: { season: Number(wanted.get("season") ?? 6), page: wanted.get("page") ?? "scene" } });
