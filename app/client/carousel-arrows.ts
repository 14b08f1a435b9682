import { turnPage, watchStrip } from "./carousel-strip.ts";
import { partOf } from "./page-parts.ts";

/**
 * Gives every row arrows that turn it by its pages without dragging (WCAG 2.5.7); at an end the arrow that leads on is
 * gone.
 */
export function addArrows(): void {
  document.querySelectorAll<HTMLElement>(".product-carousel").forEach((row) => {
    const strip = row.querySelector<HTMLElement>(".product-carousel-strip")!;
    const place = row.querySelector(".product-carousel-arrows")!;
    const heading = row.querySelector<HTMLElement>(".section-heading h2, h2")!;
    const parts = partOf("arrows")!;
    parts.querySelectorAll<HTMLElement>("[data-title]").forEach((title) => {
      title.lang = heading.lang;
      title.textContent = ` ${heading.textContent}`;
    });
    const [back, on] = parts.children as unknown as [HTMLElement, HTMLElement];
    place.appendChild(back);
    place.appendChild(on);
    const turn = (by: 1 | -1) => turnPage(strip, strip.firstElementChild!.children, by);
    back.addEventListener("click", () => turn(-1));
    on.addEventListener("click", () => turn(1));
    watchStrip(strip, (at) => {
      back.toggleAttribute("data-off", at === "still" || at === "start");
      on.toggleAttribute("data-off", at === "still" || at === "end");
      // Who pressed the arrow that goes keeps their place at the other one.
      if (at === "end" && document.activeElement === on) back.focus();
      if (at === "start" && document.activeElement === back) on.focus();
    });
  });
}
