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

/** Opens the sign-in over the page, for a link to it or for what the login wall answered (specification 2.9). */
export function askSignIn(href: string, text = ""): void {
  askModal({ name: "sign-in", href, text });
}

/** Asked for at the press, while the dialog's own script is on its way. */
let early: { slug: string; answer: Promise<Response | null> } | null = null;

const askProduct = (slug: string) => fetch(`/quick-view/${encodeURIComponent(slug)}`).catch(() => null);

/** What the shop says of the product now; null where it cannot be reached. */
export function quickViewAnswer(slug: string): Promise<Response | null> {
  const answer = early?.slug === slug ? early.answer : askProduct(slug);
  early = null;
  return answer;
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

/** Back closes the dialog and Forward opens it: asked for before the router listens, which would fetch the page anew. */
export function watchModalAddress(): void {
  addEventListener("popstate", (event) => {
    const { asked, last } = modalStore;
    const name = /[?&]modal=([\w-]+)/.exec(location.search)?.[1];
    if (name === asked?.name || (name && name !== last?.name)) return;
    event.stopImmediatePropagation();
    modalStore.asked = name ? last : null;
  });
}

/** Presses on links to a dialog's page open it over this one; on the pages on the way in the sign-in is a link. */
export function takeModalLinks(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-quick-view],a[href^="/sign-in"]');
    const isOwn = event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || isOwn || event.defaultPrevented) return;
    const href = link.pathname + link.search;
    const slug = link.dataset.quickView;
    if (slug) {
      early = { slug, answer: askProduct(slug) };
      askModal({ name: "quick-view", href, slug });
    } else if (/^\/(sign-in|register|reset|token-login)/.test(location.pathname)) return;
    else askSignIn(href);
    event.preventDefault();
  });
}
