import { showFaults } from "./field-faults.ts";
import { showCompared } from "./compared.ts";
import { takeHearts } from "./hearts.ts";

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

/** Shows what an answer changed: hearts, the list to compare, refused fields. */
export function hearAnswers(): void {
  takeHearts();
  showCompared();
  addEventListener("pageshow", showCompared);
  addEventListener("answered", ((event: Answered) => {
    const form = event.target as HTMLFormElement;
    if (!event.detail) return;
    // A dialog shows its own.
    if (!form.closest("[role=dialog]")) showFaults(form, event.detail.fields ?? {});
    if (event.detail.ok) showCompared();
  }) as EventListener);
}
