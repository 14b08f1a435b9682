import { useRef, type FormEvent } from "react";
import { settleWishlist } from "../client/wishlist-store.ts";
import { ActionForm } from "./action-form.tsx";
import { useShell } from "./shell.tsx";

/** How long the next press waits for the answer to the last one, in ms. */
const patience = 20_000;

/** One form in the page frame for every control of the page: a card only carries a button that names its product. */
export function WishlistForm() {
  const { account } = useShell();
  const field = useRef<HTMLInputElement>(null);
  const busyUntil = useRef(0);
  const waiting = useRef<string[]>([]);
  // A form that is sent again gives up the answer it waits for, on a slow line the addition itself: one after the other.
  const takeTurn = (event: FormEvent) => {
    if (Date.now() < busyUntil.current) {
      const { submitter } = event.nativeEvent as SubmitEvent;
      waiting.current.push((submitter as HTMLButtonElement | undefined)?.value ?? field.current!.value);
      event.preventDefault();
      event.stopPropagation();
      // Guests are led away to sign in, and what is not sent has no answer.
    } else if (account && navigator.onLine) busyUntil.current = Date.now() + patience;
  };
  const passOn = (answer: object) => {
    settleWishlist(answer);
    busyUntil.current = 0;
    const next = waiting.current.shift();
    if (next) setTimeout(() => document.querySelector<HTMLElement>(`button[form=wish][value="${next}"]`)?.click());
  };
  return (
    <div onSubmitCapture={takeTurn}>
      <ActionForm action="/wishlist/items" id="wish" reload onAnswer={passOn}>
        <input type="hidden" data-product="" ref={field} />
      </ActionForm>
    </div>
  );
}
