/// <reference types="svelte" />
/// <reference types="vite/client" />

/** Where the parts of the engine lie, if this app plays without a server; null in the app of a server. */
declare const __PARTS__: import("./local/protocol").Parts | null;
