/** Notifications of the browser: whether there are any, whether they are allowed, and showing one. */

/** Whether this browser can show notifications at all. */
export function canNotify(): boolean {
  return typeof Notification !== "undefined";
}

/** Ask whether notifications may be shown, by a click of the user's; tell the answer. */
export async function allowed(): Promise<boolean> {
  if (!canNotify()) return false;
  return (Notification.permission === "granted" ? "granted" : await Notification.requestPermission()) === "granted";
}

/** Show a notification, one for each subject; a click on it leads back to the page. */
export function notify(title: string, text: string, subject: string): void {
  if (!canNotify() || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body: text, tag: subject });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
