/** Where someone is told of all tables of this device, a new one is among them; what that needs is fetched then. */
export function hear(token: string): void {
  if (localStorage.getItem("burgomaster.listener") === null) return;
  void import("./notices").then(({ listenAt }) => listenAt([token], true)).catch(() => undefined);
}
