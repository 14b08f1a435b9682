import { savesData } from "../connection.ts";
import { say } from "../say.ts";
import type { Outcome } from "./adds.ts";
import { pageFormToken, listenForOutcomes, sentence } from "./outcomes.ts";

/** docs/decisions/0036; not under Save-Data. Lite pages have no scripts. */
export async function keepForOffline(): Promise<void> {
  if (!("serviceWorker" in navigator) || savesData()) return;
  await navigator.serviceWorker.register("/offline-worker.js");
  const { active } = await navigator.serviceWorker.ready;
  const styles = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const hello = { url: location.href.split("#")[0]!, files: Array.from(styles, ({ href }) => href) };
  listenForOutcomes(() => active && active.postMessage({ ...hello, token: pageFormToken() }), showOutcome);
}

function showOutcome(answer: Outcome["answer"]): void {
  const { ok, message, cartCount, cartLabel } = answer;
  dispatchEvent(new CustomEvent("counts", { detail: { cartCount, cartLabel } }));
  say({ kind: ok ? "done" : "warning", text: sentence(answer), ...(message?.link && { link: message.link }) });
}
