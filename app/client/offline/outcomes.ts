import type { Outcome } from "./adds.ts";

/**
 * Outcomes of cart additions that were queued offline and sent by the service worker; `heard` makes it forget them.
 * `sendToken` sends it our form token, with which it can send the queue: now and whenever the browser is online again.
 */
export function listenForOutcomes(sendToken: () => void, show: (answer: Outcome["answer"]) => void): void {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", ({ data, source }) => {
    const { outcomes = [] } = data as { outcomes?: Outcome[] };
    outcomes.forEach(({ answer }) => show(answer));
    if (source && outcomes.length > 0) (source as ServiceWorker).postMessage({ heard: outcomes.map(({ key }) => key) });
  });
  addEventListener("online", sendToken);
  sendToken();
}

export function sentence({ message, form, fields }: Outcome["answer"]): string {
  return message ? message.text : [form, ...Object.values(fields || {})].filter(Boolean).join(" ");
}

export function pageFormToken(): string {
  const found = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie);
  return found ? found[1]! : "";
}
