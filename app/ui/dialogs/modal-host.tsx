import { lazy, Suspense, useEffect, type ComponentType } from "react";
import { useSnapshot } from "valtio";
import { modalStore, type Modal } from "../../client/modal-store.ts";

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
  if (!asked) return null;
  const Dialog = dialogs[asked.name];
  return (
    <Suspense fallback={null}>
      <Dialog modal={asked} />
    </Suspense>
  );
}
