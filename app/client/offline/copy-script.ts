// The only script that runs in a page copy (copy-with-age).

import { pageFormToken, listenForOutcomes, sentence } from "./outcomes.ts";

const { controller } = navigator.serviceWorker;

if (controller)
  listenForOutcomes(
    () => controller.postMessage({ token: pageFormToken() }),
    (answer) => {
      const live = document.getElementById("early-live");
      if (!live) return;
      const box = document.createElement("p");
      box.className = answer.ok ? "toast toast-done" : "toast toast-warning";
      box.textContent = sentence(answer);
      live.appendChild(box);
      if (answer.cartCount === undefined) return;
      document.querySelectorAll<HTMLElement>("[data-cart-count]").forEach((badge) => {
        badge.textContent = String(answer.cartCount || "");
        badge.hidden = !answer.cartCount;
        badge.parentElement!.setAttribute("aria-label", answer.cartLabel || "");
      });
    },
  );
