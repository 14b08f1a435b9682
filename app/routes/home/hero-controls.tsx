import { useEffect, useState, type RefObject } from "react";
import { turnPage } from "../../client/carousel-strip.ts";
import type { HeroMotion } from "../../client/hero-motion.ts";
import { startHero } from "../../client/hero-start.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Icon } from "../../ui/icon.tsx";

export interface HeroControlsProps {
  strip: RefObject<HTMLElement | null>;
}

/** Arrows, and a pause for what moves by itself: the first in the order of focus (WCAG 2.2.2, 2.5.7). */
export default function HeroControls({ strip }: HeroControlsProps) {
  const t = useT();
  const [motion, setMotion] = useState<HeroMotion | null>(null);
  const [isPaused, setPaused] = useState(false);
  useEffect(() => startHero(strip.current!.parentElement!, strip.current!, setMotion), [strip]);
  useEffect(() => motion?.pause(isPaused), [motion, isPaused]);
  const turn = (by: 1 | -1) => {
    if (motion) motion.turn(by);
    else turnPage(strip.current!, strip.current!.children, by);
  };
  return (
    <div className="hero-slider-controls">
      {motion && (
        <button
          type="button"
          className={isPaused ? "hero-slider-control hero-slider-play" : "hero-slider-control hero-slider-pause"}
          onClick={() => setPaused(!isPaused)}
        >
          <span className="visually-hidden">{t(isPaused ? "home.playSlides" : "home.pauseSlides")}</span>
        </button>
      )}
      <button type="button" className="hero-slider-control hero-slider-back" onClick={() => turn(-1)}>
        <Icon name="chevron-right" />
        <span className="visually-hidden">{t("home.previousSlide")}</span>
      </button>
      <button type="button" className="hero-slider-control" onClick={() => turn(1)}>
        <Icon name="chevron-right" />
        <span className="visually-hidden">{t("home.nextSlide")}</span>
      </button>
    </div>
  );
}
