import type { Message } from "./say.ts";

/** JSON answer of a form target to a fetch (http/forms/reply). */
export interface Answer {
  ok: boolean;
  fields?: Record<string, string>;
  form?: string | null;
  message?: (Message & { undo?: string }) | null;
  wishlist?: number[];
  /** The login wall: the address to sign in at. */
  signIn?: string;
  /** After a sign-in. */
  to?: string;
}

/** Bubbles from the form to the window; no detail when no answer came. */
export type Answered = CustomEvent<Answer | undefined>;
