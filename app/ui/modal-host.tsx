import { lazy, Suspense, useEffect, type ComponentType } from "react";
import { useSnapshot } from "valtio";
import { modalStore, takeModalLinks, type Modal } from "../client/modal-store.ts";
import { timings } from "../domain/constants.ts";
import { useRootData } from "./shell.tsx";

interface Dialog {
  default: ComponentType<{ modal: Modal }>;
}

/** Where a dialog cannot be fetched, its page opens, as its link says. */
function ItsPage({ modal: { href } }: { modal: Modal }) {
  useEffect(() => location.assign(href), [href]);
  return null;
}

const fetched = (load: () => Promise<Dialog>) => lazy(() => load().catch(() => ({ default: ItsPage })));

const dialogs = {
  "sign-in": fetched(async () => (await import("./sign-in-dialog.tsx")).withTexts()),
  "quick-view": fetched(async () => (await import("./quick-view-dialog.tsx")).withTexts()),
  newsletter: fetched(async () => (await import("./newsletter-dialog.tsx")).withTexts()),
};

/** Keeps the place of the dialogs, each fetched when it is asked for (specification 2.9). */
export function ModalHost() {
  const { asked } = useSnapshot(modalStore);
  useEffect(takeModalLinks, []);
  const opensNewsletter = useRootData()?.opensNewsletter;
  useEffect(() => (opensNewsletter ? awaitNewsletter() : undefined), [opensNewsletter]);
  if (!asked) return null;
  const Dialog = dialogs[asked.name];
  return (
    <Suspense fallback={null}>
      <Dialog modal={asked} />
    </Suspense>
  );
}

/** Specification 4.9: eight seconds after the page came, over nothing that is open or being typed, and once for a browser. */
function awaitNewsletter(): () => void {
  const open = () => {
    if (location.pathname !== "/" || /(^|; )newsletter=/.test(document.cookie)) return;
    if (modalStore.asked || document.querySelector("[role=dialog],details[open],input:focus,select:focus")) {
      timer = setTimeout(open, timings.newsletterDelay);
      return;
    }
    // What cannot be fetched is not shown this time.
    void import("./newsletter-dialog.tsx").then(({ openOnce }) => openOnce()).catch(() => {});
  };
  let timer = setTimeout(open, Math.max(0, timings.newsletterDelay - performance.now()));
  return () => clearTimeout(timer);
}
