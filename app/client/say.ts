export interface Message {
  kind: "done" | "warning";
  text: string;
  link?: { href: string; text: string };
}

/** Shows a message over the page: by the early script, or as a toast once toasts are loaded. */
export function say(message: Message): void {
  dispatchEvent(new CustomEvent("say", { detail: message }));
}
