import { movesLittle } from "./carousel-strip.ts";
import { savesData } from "./connection.ts";
import type { HeroMotion } from "./hero-motion.ts";

export function startHero(frame: HTMLElement, strip: HTMLElement, onStart: (motion: HeroMotion) => void): void {
  if (movesLittle().matches || savesData()) return;
  const begin = ({ heroMotion }: typeof import("./hero-motion.ts")) => {
    // Not while the strip is being swiped.
    if (!isAtRest(strip)) setTimeout(begin, 1000, { heroMotion });
    else onStart(heroMotion(frame, strip));
  };
  const fetchMotion = () => void import("./hero-motion.ts").then(begin).catch(() => {});
  (window.requestIdleCallback || setTimeout)(fetchMotion);
}

function isAtRest(strip: HTMLElement): boolean {
  const { left } = strip.getBoundingClientRect();
  return Array.from(strip.children).some((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 1);
}
