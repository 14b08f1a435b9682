import { proxy } from "valtio/vanilla";

/** `href`: the page that serves without scripts. */
export type Modal =
  | { name: "sign-in"; href: string; text: string }
  | { name: "quick-view"; href: string; slug: string }
  | { name: "newsletter"; href: string };

/** `last`: Forward opens it again. */
export const modalStore = proxy<{ asked: Modal | null; last: Modal | null }>({ asked: null, last: null });

export function askModal(modal: Modal): void {
  modalStore.asked = modalStore.last = modal;
}

/** A history entry of its own, without the router (settled.md 4). */
export function showModalAddress(modal: Modal): void {
  const url = new URL(location.href);
  const before = url.searchParams.get("modal");
  const now = modal.name === "quick-view" ? `${modal.name}.${modal.slug}` : modal.name;
  if (before === now) return;
  url.searchParams.set("modal", now);
  history[before === null ? "pushState" : "replaceState"](history.state, "", url);
}

/** In the capture phase: the router's listener would fetch the page again. */
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
