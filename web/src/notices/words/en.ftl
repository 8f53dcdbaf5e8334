### Being told with the page closed.

app-notices-push = This browser tells me, also with the page closed
app-notices-insecure = This page can be told nothing while it is closed: browsers allow that only over https, or at localhost.
app-notices-mail = Write to me at
app-notices-hook = Post to an address of my own
app-notices-quiet-from = Tell me nothing from
app-notices-quiet-to = until
app-notices-save = Save
app-notices-try = Test it
app-notices-end = End all of it
app-notices-saved = Saved, for all tables of this device.
app-notices-confirm = Saved. Follow the link in the mail that we sent you.
app-notices-sent = Sent. It should be here in a moment.
app-notices-not = Not everything could be sent.
app-notices-ended = Ended, and forgotten.
