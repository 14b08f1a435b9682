import { turnPage, reducedMotion } from "./carousel-strip.ts";
import { savesData } from "./connection.ts";
import type { HeroMotion } from "./hero-motion.ts";
import { partOf } from "./page-parts.ts";

/** Adds the carousel's buttons, Pause first in the focus order (WCAG 2.2.2, 2.5.7), and starts it. */
export function begin(): void {
  const strip = document.querySelector<HTMLElement>(".hero-slider-strip")!;
  const hero = strip.closest(".hero-slider")!;
  // Last in the HTML, first on wide screens: moved for the Tab key, because few browsers know CSS reading-flow.
  const menu = document.querySelector(".category-menu-hero");
  if (menu && !menu.contains(document.activeElement) && matchMedia("(min-width: 768px)").matches)
    hero.parentElement!.insertBefore(menu, hero);
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
  hero.insertBefore(controls, hero.firstChild);
  startAutoplay(strip.parentElement!, strip, (started) => {
    motion = started;
    pause.hidden = false;
  });
}

function startAutoplay(frame: HTMLElement, strip: HTMLElement, onStart: (motion: HeroMotion) => void): void {
  if (reducedMotion().matches || savesData()) return;
  const startWhenAtRest = ({ heroMotion }: typeof import("./hero-motion.ts")) => {
    // Not while the strip is being swiped.
    if (!isAtRest(strip)) setTimeout(startWhenAtRest, 1000, { heroMotion });
    else onStart(heroMotion(frame, strip));
  };
  const fetchMotion = () => void import("./hero-motion.ts").then(startWhenAtRest).catch(() => {});
  (window.requestIdleCallback || setTimeout)(fetchMotion);
}

function isAtRest(strip: HTMLElement): boolean {
  const { left } = strip.getBoundingClientRect();
  return Array.from(strip.children).some((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 1);
}
