import type { Modal } from "./modal-store.ts";

/** Dialogs over a page: React comes with them, only when one is opened (decision 0039). */
export interface Overlay {
  openOver(modal: Modal): Promise<void>;
  openPicture(link: HTMLAnchorElement): Promise<void>;
  askPush(onAgree: () => void): Promise<void>;
}

let load: () => Promise<Overlay> = () => Promise.reject(new Error("nothing lies over this page yet"));

export function registerOverlay(how: () => Promise<Overlay>): void {
  load = how;
}

export const loadOverlay = () => load();
