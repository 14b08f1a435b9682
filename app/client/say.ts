export interface Message {
  kind: "done" | "warning";
  text: string;
  link?: { href: string; text: string };
}

export function say(message: Message): void {
  dispatchEvent(new CustomEvent("say", { detail: message }));
}
