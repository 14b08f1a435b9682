import { proxy } from "valtio/vanilla";

interface Asked {
  /** Of the page that does the same. */
  href: string;
  /** Why it was opened. */
  text: string;
}

/** The sign-in that lies over this page, null while there is none; and the last one, for the way forward. */
export const signInStore = proxy<{ asked: Asked | null; last: Asked | null }>({ asked: null, last: null });

/** Opens the sign-in over the page, for a link to it or for what the login wall answered (specification 2.9). */
export function askSignIn(href: string, text = ""): void {
  signInStore.asked = signInStore.last = { href, text };
}

/** The page's address says so while the dialog is open, as an entry of its own; the router is not told (settled.md 4). */
export function showSignInAddress(): void {
  if (isInAddress()) return;
  const url = new URL(location.href);
  url.searchParams.set("modal", "sign-in");
  history.pushState(history.state, "", url);
}

const isInAddress = () => new URLSearchParams(location.search).get("modal") === "sign-in";

/** Back closes the dialog and Forward opens it: asked for before the router listens, which would fetch the page anew. */
export function watchSignInAddress(): void {
  addEventListener("popstate", (event) => {
    const { asked, last } = signInStore;
    if (!last || isInAddress() === (asked !== null)) return;
    event.stopImmediatePropagation();
    signInStore.asked = asked ? null : last;
  });
}

/** Presses on links to the sign-in open it over the page; on the pages on the way in they are links. */
export function takeSignInLinks(): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/sign-in"]');
    const isOwn = event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || isOwn || event.defaultPrevented || /^\/(sign-in|register|reset|token-login)/.test(location.pathname))
      return;
    event.preventDefault();
    askSignIn(link.pathname + link.search);
  });
}
