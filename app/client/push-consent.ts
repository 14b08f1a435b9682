import { savesData } from "./connection.ts";

/** Set when the visitor said "Not now" or dismissed the browser's prompt. */
const NO = "push-no";
/** Day and session for which this browser's token was sent. */
const SENT = "push-sent";

export function pushStep(): "ask" | "send" | null {
  if (savesData() || !("serviceWorker" in navigator) || !("PushManager" in window)) return null;
  if (!("Notification" in window)) return null;
  if (Notification.permission === "granted") return recall(SENT) === today() ? null : "send";
  return Notification.permission === "default" && recall(NO) === null ? "ask" : null;
}

/** Dismissing it counts as no: it is not shown again. */
export async function agree(): Promise<boolean> {
  const answer = await Notification.requestPermission();
  if (answer === "default") decline();
  return answer === "granted";
}

export function decline(): void {
  keep(NO, "1");
}

export function tokenWasSent(): void {
  keep(SENT, today());
}

/** Changes with every sign-in and sign-out. */
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
    // Without storage the visitor would be asked on every visit.
    return "";
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Without storage it is sent again.
  }
}
