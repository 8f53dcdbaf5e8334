### What only the app without a server says.

app-engine-loading = The games are being loaded: { $percent } %
app-engine-starting = The games are being set up …
app-engine-failed = The games could not be loaded. Reload the page to try again.
app-open-elsewhere = This table is open in another tab or window. Go on there, or close it and reload this page.
app-unkept-full = There is no room left on this device: what happens at this table from now on is lost when the page is closed. Delete old tables, or make room.
app-unkept-refused = This browser keeps nothing: what happens at this table is lost when the page is closed. A private window may be the reason.
app-lobby-lead-alone = Three towns to build. Play against clerks, or together at one screen. Nothing to install, no account, and after the first visit no net.
