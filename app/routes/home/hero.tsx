import "./home.first.css";
import "./home.css";
import type { ReactNode } from "react";
import { useT } from "../../i18n/use-t.tsx";
import { CategoryMenu } from "../../ui/frame/category-menu.tsx";
import { useShell } from "../../ui/shell.tsx";
import { HeroControls } from "./hero-controls.tsx";
import { HeroSlider } from "./hero-slider.tsx";
import type { HeroSlideView } from "./home-content-view.ts";
import { SidePromos } from "./side-promos.tsx";

interface HeroProps {
  slides: HeroSlideView[];
  children?: ReactNode;
}

/** Specification 2.5.2 and 2.5.3. */
export function Hero({ slides, children }: HeroProps) {
  const t = useT();
  const { hasMenu, name } = useShell();
  return (
    <div className={`hero${hasMenu ? "" : " hero-bare"}${children ? " hero-above" : ""}`}>
      <h1 className="visually-hidden">{t("home.heading", { name })}</h1>
      <HeroSlider slides={slides} />
      <SidePromos />
      {children && <div className="hero-below">{children}</div>}
      {/* Last, because it is invisible on phones, and everything before it arrives sooner. */}
      {hasMenu && <CategoryMenu inHero />}
      {slides.length > 1 && <HeroControls />}
    </div>
  );
}
