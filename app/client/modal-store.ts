import { proxy } from "valtio/vanilla";

/** A dialog over the page. `href`: of the page that does the same. */
export type Modal =
  | { name: "sign-in"; href: string; /** Why it was opened. */ text: string }
  | { name: "quick-view"; href: string; slug: string }
  | { name: "newsletter"; href: string };

/** What lies over this page, null while nothing does; and what did last, for the way forward. */
export const modalStore = proxy<{ asked: Modal | null; last: Modal | null }>({ asked: null, last: null });

export function askModal(modal: Modal): void {
  modalStore.asked = modalStore.last = modal;
}

/** The page's address says so while a dialog is open, as an entry of its own; the router is not told (settled.md 4). */
export function showModalAddress(modal: Modal): void {
  const url = new URL(location.href);
  const before = url.searchParams.get("modal");
  const now = modal.name === "quick-view" ? `${modal.name}.${modal.slug}` : modal.name;
  if (before === now) return;
  url.searchParams.set("modal", now);
  // One that took another's place takes its entry too.
  history[before === null ? "pushState" : "replaceState"](history.state, "", url);
}

/** Back closes the dialog and Forward opens it, on the way down: before a router that listens, which would fetch the page anew. */
export function watchModalAddress(): void {
  const settle = (event: Event) => {
    const { asked, last } = modalStore;
    const name = /[?&]modal=([\w-]+)/.exec(location.search)?.[1];
    if (name === asked?.name || (name && name !== last?.name)) return;
    event.stopImmediatePropagation();
    modalStore.asked = name ? last : null;
  };
  addEventListener("popstate", settle, true);
}
