import { proxy } from "valtio/vanilla";

/** A dialog over the page. `href`: the page that does the same. */
export type Modal =
  | { name: "sign-in"; href: string; /** Why it was opened. */ text: string }
  | { name: "quick-view"; href: string; slug: string }
  | { name: "newsletter"; href: string };

/** `asked`: the open dialog; `last`: the one that Forward opens again. */
export const modalStore = proxy<{ asked: Modal | null; last: Modal | null }>({ asked: null, last: null });

export function askModal(modal: Modal): void {
  modalStore.asked = modalStore.last = modal;
}

/** Adds `?modal=` to the address as a history entry of its own, without the router (settled.md 4). */
export function showModalAddress(modal: Modal): void {
  const url = new URL(location.href);
  const before = url.searchParams.get("modal");
  const now = modal.name === "quick-view" ? `${modal.name}.${modal.slug}` : modal.name;
  if (before === now) return;
  url.searchParams.set("modal", now);
  // A dialog that replaces another takes over its entry.
  history[before === null ? "pushState" : "replaceState"](history.state, "", url);
}

/**
 * Back closes the dialog and Forward opens it. In the capture phase: the router's listener would fetch the page again.
 */
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
