import type { Modal } from "./modal-store.ts";

/**
 * Dialogs over a page (ui/dialogs/over-the-page): React comes with them, and only once the shopper asks for one
 * (decision 0039).
 */
export interface OverThePage {
  openOver(modal: Modal): Promise<void>;
  openPicture(link: HTMLAnchorElement): Promise<void>;
  askPush(onAgree: () => void): Promise<void>;
}

let load: () => Promise<OverThePage> = () => Promise.reject(new Error("nothing lies over this page yet"));

/** Sets how they are loaded. */
export function bringOver(how: () => Promise<OverThePage>): void {
  load = how;
}

/** Loads them once; rejects when that fails. */
export const over = () => load();
