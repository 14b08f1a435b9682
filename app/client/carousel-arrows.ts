import { turnPage, watchStrip } from "./carousel-strip.ts";
import { partOf } from "./page-parts.ts";

/** Scrolling without dragging (WCAG 2.5.7). */
export function addArrows(): void {
  document.querySelectorAll<HTMLElement>(".product-carousel").forEach((row) => {
    const strip = row.querySelector<HTMLElement>(".product-carousel-strip")!;
    const arrows = row.querySelector(".product-carousel-arrows")!;
    const heading = row.querySelector<HTMLElement>(".section-heading h2, h2")!;
    const parts = partOf("arrows")!;
    parts.querySelectorAll<HTMLElement>("[data-title]").forEach((title) => {
      title.lang = heading.lang;
      title.textContent = ` ${heading.textContent}`;
    });
    const [back, forward] = parts.children as unknown as [HTMLElement, HTMLElement];
    arrows.appendChild(back);
    arrows.appendChild(forward);
    const turn = (step: 1 | -1) => turnPage(strip, strip.firstElementChild!.children, step);
    back.addEventListener("click", () => turn(-1));
    forward.addEventListener("click", () => turn(1));
    watchStrip(strip, (at) => {
      back.toggleAttribute("data-off", at === "still" || at === "start");
      forward.toggleAttribute("data-off", at === "still" || at === "end");
      // A hidden element loses the focus: it moves to the other arrow.
      if (at === "end" && document.activeElement === forward) back.focus();
      if (at === "start" && document.activeElement === back) forward.focus();
    });
  });
}
