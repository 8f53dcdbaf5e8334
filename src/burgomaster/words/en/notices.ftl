### Notices to people who are not there, by push, by mail and to their own programs.

notice-title = { game-name }: your turn
notice-turn = { $others ->
    [none] { $name }, you are awaited.
   *[other] { $name }, you are awaited at the table with { $others }.
}
notice-reminder = { $others ->
    [none] { $name }, your time for this turn is nearly over.
   *[other] { $name }, your time for this turn with { $others } is nearly over.
}
notice-test = This is how you are told that it is your turn.
notice-mail-several = Burgomaster: { $count } tables await you
notice-mail-turn = You are awaited:
notice-mail-end = To get no more of these mails:
notice-confirm-subject = Burgomaster: shall we write to you?
notice-confirm = Someone, hopefully you, wants to be told at this address when it is their turn. If you do, open this link; otherwise do nothing, and no other mail will come.
notice-ask-confirm = Shall Burgomaster write to you when it is your turn?
notice-ask-unsubscribe = Shall Burgomaster write to you no more?
notice-mail-done = Done. You can close this page.
