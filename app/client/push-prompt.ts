import type { PushKeys } from "../domain/accounts/push-keys.ts";
import { over } from "./over.ts";
import { pushStep } from "./push-consent.ts";

/**
 * Push on this page (specification 4.9): asks a shopper who has not been asked yet, and sends the token of one who
 * agreed before. Once the page is awake and idle; not under Save-Data.
 */
export function begin(): void {
  const step = pushStep();
  const { push } = document.querySelector<HTMLElement>("[data-push]")!.dataset;
  const keys = JSON.parse(push!) as PushKeys;
  const send = async () => (await import("./push-token.ts")).sendPushToken(keys);
  const ask = async () => (await over()).askPush(() => void send().catch(() => {}));
  // When a script cannot be loaded, the next page tries again.
  const start = () => void (step === "ask" ? ask() : send()).catch(() => {});
  if (step) (window.requestIdleCallback || setTimeout)(start);
}
