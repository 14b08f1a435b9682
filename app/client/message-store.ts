import { proxy } from "valtio/vanilla";

export interface Message {
  kind: "done" | "warning";
  text: string;
  link?: { href: string; text: string };
  /** The page shows it itself, with the way back. */
  undo?: string;
}

/** Messages on their way to the toaster, which is loaded with the first of them (settled.md 2). */
export const messageStore = proxy<{ waiting: Message[]; hasSpoken: boolean }>({ waiting: [], hasSpoken: false });

export function announce(message: Message): void {
  messageStore.hasSpoken = true;
  messageStore.waiting.push(message);
}
