import { movesLittle } from "./carousel-strip.ts";
import type { HeroMotion } from "./hero-motion.ts";

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Fetches what moves the hero when nothing else is to be done and it may move at all; else the hero stays a strip. */
export function startHero(frame: HTMLElement, strip: HTMLElement, onStart: (motion: HeroMotion) => void): () => void {
  const { connection = {} } = navigator as { connection?: Connection };
  let motion: HeroMotion | undefined;
  let isGone = movesLittle().matches || !!connection.saveData || (connection.effectiveType || "4g") !== "4g";
  const begin = ({ heroMotion }: typeof import("./hero-motion.ts")) => {
    if (isGone) return;
    // A strip that is being swiped is left alone.
    if (!isAtRest(strip)) setTimeout(begin, 1000, { heroMotion });
    else onStart((motion = heroMotion(frame, strip)));
  };
  const fetchMotion = () => {
    if (!isGone) import("./hero-motion.ts").then(begin).catch(() => {});
  };
  if (!isGone) (window.requestIdleCallback || setTimeout)(fetchMotion);
  return () => {
    isGone = true;
    motion?.end();
  };
}

function isAtRest(strip: HTMLElement): boolean {
  const { left } = strip.getBoundingClientRect();
  return Array.from(strip.children).some((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 1);
}
