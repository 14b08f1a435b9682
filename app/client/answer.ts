/** JSON answer of a form target to a fetch (http/forms/reply). */
export interface Answer {
  ok: boolean;
  fields?: Record<string, string>;
  form?: string | null;
  wishlist?: number[];
  signIn?: string;
}

/** Bubbles from the form to the window; no detail when no answer came. */
export type Answered = CustomEvent<Answer | undefined>;
