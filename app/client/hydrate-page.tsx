import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { loadPageText } from "../i18n/page-texts.ts";
import { TextContext } from "../i18n/use-t.tsx";
import { watchModalAddress } from "./modal-store.ts";

/** Called for pages whose route has `hydrates` (settled.md 1). */
export async function hydratePage(): Promise<void> {
  // Before the router adds its own popstate listener.
  watchModalAddress();
  const text = await loadPageText(document.documentElement.dataset.texts);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TextContext value={text}>
          <HydratedRouter />
        </TextContext>
      </StrictMode>,
      { onRecoverableError: keepPrinted },
    );
  });
}

/**
 * When hydration fails (an extension or translator changed the document), React would lose the parts that only the
 * server prints: reloads as plain HTML, and stops hydrating in this visit.
 */
function keepPrinted(error: unknown): void {
  reportError(error);
  if (!document.querySelector("[data-printed]")) return;
  try {
    sessionStorage.setItem("still", "1");
  } catch {
    // Without storage only this page remembers it.
    history.replaceState({ still: true }, "");
  }
  location.reload();
}
