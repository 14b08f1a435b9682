import { showFaults } from "./field-faults.ts";
import { showCompared } from "./compared.ts";
import { takeHearts } from "./hearts.ts";

/** What a form target answers to a fetch (http/forms/reply). */
export interface Answer {
  ok: boolean;
  fields?: Record<string, string>;
  form?: string | null;
  wishlist?: number[];
  /** The login wall: where to sign in for it. */
  signIn?: string;
}

/** An answer that the early script got, on its way from the form up to the window; none where none came. */
export type Answered = CustomEvent<Answer | undefined>;

/** Shows at its control what an answer changed: hearts, the list to compare, fields that were refused. */
export function hearAnswers(): void {
  takeHearts();
  showCompared();
  addEventListener("pageshow", showCompared);
  addEventListener("answered", ((event: Answered) => {
    const form = event.target as HTMLFormElement;
    if (!event.detail) return;
    // A dialog draws its own.
    if (!form.closest("[role=dialog]")) showFaults(form, event.detail.fields ?? {});
    if (event.detail.ok) showCompared();
  }) as EventListener);
}
