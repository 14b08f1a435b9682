import type { PushKeys } from "../domain/accounts/push-keys.ts";
import { loadOverlay } from "./overlay.ts";
import { pushStep } from "./push-consent.ts";

/** Specification 4.9: when idle; not under Save-Data. */
export function begin(): void {
  const step = pushStep();
  const { push } = document.querySelector<HTMLElement>("[data-push]")!.dataset;
  const keys = JSON.parse(push!) as PushKeys;
  const send = async () => (await import("./push-token.ts")).sendPushToken(keys);
  const ask = async () => (await loadOverlay()).askPush(() => void send().catch(() => {}));
  // When a script cannot be loaded, the next page tries again.
  const start = () => void (step === "ask" ? ask() : send()).catch(() => {});
  if (step) (window.requestIdleCallback || setTimeout)(start);
}
