import type { Outcome } from "./adds.ts";

/** Greets the worker now and whenever the browser is online again. */
export function listenForOutcomes(greet: () => void, show: (answer: Outcome["answer"]) => void): void {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", ({ data, source }) => {
    const { outcomes = [] } = data as { outcomes?: Outcome[] };
    outcomes.forEach(({ answer }) => show(answer));
    if (source && outcomes.length > 0) (source as ServiceWorker).postMessage({ heard: outcomes.map(({ key }) => key) });
  });
  addEventListener("online", greet);
  greet();
}

export function sentence({ message, form, fields }: Outcome["answer"]): string {
  return message ? message.text : [form, ...Object.values(fields || {})].filter(Boolean).join(" ");
}

export function pageFormToken(): string {
  const found = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie);
  return found ? found[1]! : "";
}
