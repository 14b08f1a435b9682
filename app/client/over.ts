import type { Modal } from "./modal-store.ts";

/** What may lie over a page (ui/dialogs/over-the-page): React comes with it, and never without a wish (decision 0039). */
export interface OverThePage {
  openOver(modal: Modal): Promise<void>;
  openPicture(link: HTMLAnchorElement): Promise<void>;
  askPush(onAgree: () => void): Promise<void>;
}

let load: () => Promise<OverThePage> = () => Promise.reject(new Error("nothing lies over this page yet"));

/** Says how it is fetched. */
export function bringOver(how: () => Promise<OverThePage>): void {
  load = how;
}

/** Fetches it, once; rejects where it cannot be fetched. */
export const over = () => load();
