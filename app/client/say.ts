export interface Message {
  kind: "done" | "warning";
  text: string;
  link?: { href: string; text: string };
}

/** Says a message over the page: the early script prints it, or the toasts once they are there. */
export function say(message: Message): void {
  dispatchEvent(new CustomEvent("say", { detail: message }));
}
