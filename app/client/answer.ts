/** Answer of a form target to a fetch (http/forms/reply). */
export interface Answer {
  ok: boolean;
  fields?: Record<string, string>;
  form?: string | null;
  wishlist?: number[];
  /** The login wall: address of the sign-in. */
  signIn?: string;
}

/** Bubbles from the form to the window once the early script has an answer; no detail when none came. */
export type Answered = CustomEvent<Answer | undefined>;
