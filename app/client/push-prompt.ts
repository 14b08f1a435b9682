import type { PushKeys } from "../domain/accounts/push-keys.ts";
import { over } from "./over.ts";
import { pushStep } from "./push-consent.ts";

/**
 * Push on this page (specification 4.9): once the page is awake and idle, asks who was not asked yet, and sends the
 * token of who agreed before. Nothing without scripts, or where data is spared.
 */
export function begin(): void {
  const step = pushStep();
  const { push } = document.querySelector<HTMLElement>("[data-push]")!.dataset;
  const keys = JSON.parse(push!) as PushKeys;
  const send = async () => (await import("./push-token.ts")).sendPushToken(keys);
  const ask = async () => (await over()).askPush(() => void send().catch(() => {}));
  // What cannot be fetched is not asked, or sent, this time.
  const start = () => void (step === "ask" ? ask() : send()).catch(() => {});
  if (step) (window.requestIdleCallback || setTimeout)(start);
}
