import type { Modal } from "./modal-store.ts";

/** Dialogs over a page: React comes with them, only when one is opened (decision 0039). */
export interface OverThePage {
  openOver(modal: Modal): Promise<void>;
  openPicture(link: HTMLAnchorElement): Promise<void>;
  askPush(onAgree: () => void): Promise<void>;
}

let load: () => Promise<OverThePage> = () => Promise.reject(new Error("nothing lies over this page yet"));

export function bringOver(how: () => Promise<OverThePage>): void {
  load = how;
}

export const over = () => load();
