/** The visitor said "Not now", or does not want the browser's own question. */
const NO = "push-no";
/** Day on which, and session for which, this browser's token was sent. */
const SENT = "push-sent";

/** What to do about push on this page: ask the visitor, send the token of who agreed before, or nothing. */
export function pushStep(): "ask" | "send" | null {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || !("serviceWorker" in navigator) || !("PushManager" in window)) return null;
  if (!("Notification" in window)) return null;
  if (Notification.permission === "granted") return recall(SENT) === today() ? null : "send";
  return Notification.permission === "default" && recall(NO) === null ? "ask" : null;
}

/** Puts the browser's own question; false for who says no or leaves it open, and who leaves it open is not asked again. */
export async function agree(): Promise<boolean> {
  const answer = await Notification.requestPermission();
  if (answer === "default") decline();
  return answer === "granted";
}

/** The question does not come again. */
export function decline(): void {
  keep(NO, "1");
}

/** The token was sent: not again today, unless who is signed in changes. */
export function tokenWasSent(): void {
  keep(SENT, today());
}

/** Token for forms: it changes with the session, and so with every sign-in and sign-out. */
export function xsrfToken(): string {
  return /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "";
}

function today(): string {
  return `${Math.floor(Date.now() / 86_400_000)} ${xsrfToken().slice(0, 22)}`;
}

function recall(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    // Who forbids storage would be asked on every visit.
    return "";
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Nothing depends on it.
  }
}
