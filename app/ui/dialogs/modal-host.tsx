import { lazy, Suspense, useEffect, type ComponentType } from "react";
import { useSnapshot } from "valtio";
import { modalStore, type Modal } from "../../client/modal-store.ts";

interface Dialog {
  default: ComponentType<{ modal: Modal }>;
}

/** The fallback for a dialog that cannot be fetched: its own page. */
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
