import type { Modal } from "./modal-store.ts";
import { isGenerous, savesData } from "./connection.ts";
import { loadOverlay } from "./overlay.ts";
import { prefetchQuickView } from "./quick-view-prefetch.ts";
import type { Answered } from "./answer.ts";

const LINKS = 'a[data-quick-view],a[href^="/sign-in"],.product-gallery-slide a';

/** In milliseconds: a slow connection that has not brought the dialog by then gets its page. */
const PATIENCE = 1_500;

/** Opens links as dialogs (settled.md 4), except under Save-Data; without the script the link is followed. */
export function interceptDialogLinks(): void {
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    const isForBrowser = event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || isForBrowser || event.defaultPrevented || savesData()) return;
    event.preventDefault();
    open(link);
  });
  const prefetchOverlay = (event: Event) => linkOf(event) && !savesData() && loadOverlay().catch(() => {});
  document.addEventListener("pointerdown", prefetchOverlay);
  addEventListener("answered", ((event: Answered) => {
    const { signIn, form } = event.detail ?? {};
    if (!signIn || savesData()) return;
    event.preventDefault();
    openModal({ name: "sign-in", href: signIn, text: form ?? "" });
  }) as EventListener);
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = (target as Element).closest<HTMLAnchorElement>(LINKS);
  const isSignInPage = /^\/(sign-in|register|reset|token-login)/.test(location.pathname);
  return link && isSignInPage && !link.dataset.quickView ? null : link;
}

function open(link: HTMLAnchorElement): void {
  const slug = link.dataset.quickView;
  if (link.closest(".product-gallery-slide")) {
    const leave = () => location.assign(link.href);
    loadOverlay().then(({ openPicture }) => openPicture(link), leave);
    return;
  }
  const href = link.pathname + link.search;
  if (slug) prefetchQuickView(slug);
  openModal(slug ? { name: "quick-view", href, slug } : { name: "sign-in", href, text: "" });
}

export function openModal(modal: Modal): void {
  const late = () => new Promise<never>((_, reject) => setTimeout(reject, PATIENCE));
  (isGenerous() ? loadOverlay() : Promise.race([loadOverlay(), late()])).then(
    ({ openOver }) => openOver(modal),
    () => location.assign(modal.href),
  );
}
