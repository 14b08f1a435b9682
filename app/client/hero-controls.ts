import { turnPage } from "./carousel-strip.ts";
import { startHero } from "./hero-start.ts";
import type { HeroMotion } from "./hero-motion.ts";
import { partOf } from "./page-parts.ts";

/** Pause comes first in the focus order (WCAG 2.2.2, 2.5.7). */
export function begin(): void {
  const strip = document.querySelector<HTMLElement>(".hero-slider-strip")!;
  const controls = partOf("hero-controls");
  if (!controls) return;
  const [pause, back, forward] = controls.children as unknown as [HTMLElement, HTMLElement, HTMLElement];
  let motion: HeroMotion | undefined;
  const turn = (step: 1 | -1) => (motion ? motion.turn(step) : turnPage(strip, strip.children, step));
  back.addEventListener("click", () => turn(-1));
  forward.addEventListener("click", () => turn(1));
  pause.addEventListener("click", () => {
    const isPaused = pause.classList.toggle("hero-slider-play");
    pause.classList.toggle("hero-slider-pause", !isPaused);
    pause.firstElementChild!.textContent = pause.dataset[isPaused ? "play" : "pause"]!;
    motion!.pause(isPaused);
  });
  // They overlay the slides, so inserting them shifts nothing.
  const hero = strip.closest(".hero-slider")!;
  hero.insertBefore(controls, hero.firstChild);
  startHero(strip.parentElement!, strip, (started) => {
    motion = started;
    pause.hidden = false;
  });
}
