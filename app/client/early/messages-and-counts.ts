// Messages, and the counts of cart and comparison, until the page's scripts or toasts are there.

import { cookie, hasHydrated, type MessageLink, page } from "./page-state.ts";

// Until the toasts are loaded, after the first message on a good connection.
addEventListener("say", ({ detail }: CustomEventInit<{ kind: string; text: string; link: MessageLink }>) => {
  const live = document.getElementById("early-live");
  if (!live || page.hasAttribute("data-toasts")) return;
  const { kind, text, link } = detail!;
  live.textContent = "";
  const box = document.createElement("p");
  box.className = `toast toast-${kind}`;
  box.append(`${text} `);
  if (link) {
    const anchor = document.createElement("a");
    anchor.href = link.href;
    anchor.append(link.text);
    box.appendChild(anchor);
  }
  live.appendChild(box);
  setTimeout(() => box.remove(), 5000);
});

/** A prefetched or restored page has old counts; the cookies have the current ones. */
function catchUp(): void {
  if (hasHydrated()) return;
  const cartCount = +cookie("cart_count");
  const compareCount = cookie("compare").split(".").filter(Boolean).length;
  dispatchEvent(new CustomEvent("counts", { detail: { cartCount, compareCount } }));
}

catchUp();

const reader = () => ["XSRF-TOKEN", "lng", "currency", "city"].map(cookie).join();
const printedFor = reader();

function resume(): void {
  // After a sign-in, sign-out or change of language elsewhere.
  if (printedFor !== reader()) location.reload();
  else catchUp();
}

document.addEventListener("prerenderingchange", resume);
addEventListener("pageshow", ({ persisted }) => persisted && resume());
