import type { Outcome } from "./adds.ts";

/** Shows what became of additions that waited, once each, and greets the worker when the connection comes back. */
export function hearOutcomes(greet: () => void, show: (answer: Outcome["answer"]) => void): void {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener("message", ({ data, source }) => {
    const { outcomes = [] } = data as { outcomes?: Outcome[] };
    outcomes.forEach(({ answer }) => show(answer));
    if (source && outcomes.length > 0) (source as ServiceWorker).postMessage({ heard: outcomes.map(({ key }) => key) });
  });
  addEventListener("online", greet);
  greet();
}

/** The sentence of an answer, what could not be added before why. */
export function sentence({ message, form, fields }: Outcome["answer"]): string {
  return message ? message.text : [form, ...Object.values(fields || {})].filter(Boolean).join(" ");
}

export function formToken(): string {
  const found = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie);
  return found ? found[1]! : "";
}
