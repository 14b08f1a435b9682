import type { Modal } from "./modal-store.ts";
import { isGenerous } from "./connection.ts";
import { over } from "./over.ts";
import { fetchQuickView } from "./quick-view-answer.ts";
import type { Answered } from "./answer.ts";

const LINKS = 'a[data-quick-view],a[href^="/sign-in"],.product-gallery-slide a';

/**
 * Opens links as dialogs where the connection makes that quicker (settled.md 4); without the script the link is
 * followed.
 */
export function takeDialogLinks(): void {
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    const isForBrowser = event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || isForBrowser || event.defaultPrevented || !isGenerous()) return;
    event.preventDefault();
    open(link);
  });
  const fetchAhead = (event: Event) => linkOf(event) && isGenerous() && over().catch(() => {});
  document.addEventListener("pointerdown", fetchAhead);
  addEventListener("answered", ((event: Answered) => {
    const { signIn, form } = event.detail ?? {};
    if (!signIn || !isGenerous()) return;
    event.preventDefault();
    openModal({ name: "sign-in", href: signIn, text: form ?? "" });
  }) as EventListener);
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = (target as Element).closest<HTMLAnchorElement>(LINKS);
  const isWayIn = /^\/(sign-in|register|reset|token-login)/.test(location.pathname);
  return link && isWayIn && !link.dataset.quickView ? null : link;
}

function open(link: HTMLAnchorElement): void {
  const slug = link.dataset.quickView;
  if (link.closest(".product-gallery-slide")) {
    const leave = () => location.assign(link.href);
    over().then(({ openPicture }) => openPicture(link), leave);
    return;
  }
  const href = link.pathname + link.search;
  if (slug) fetchQuickView(slug);
  openModal(slug ? { name: "quick-view", href, slug } : { name: "sign-in", href, text: "" });
}

export function openModal(modal: Modal): void {
  over().then(
    ({ openOver }) => openOver(modal),
    () => location.assign(modal.href),
  );
}
