import "./hero.css";
import { useT } from "../../i18n/use-t.tsx";
import { CategoryMenu } from "../../ui/category-menu.tsx";
import { MenuToggle } from "../../ui/menu-toggle.tsx";
import { useShell } from "../../ui/shell.tsx";
import { HeroSlider } from "./hero-slider.tsx";
import type { HeroSlideView } from "./home-content-view.ts";
import { SidePromos } from "./side-promos.tsx";

/** Specification 2.5.2 and 2.5.3: the category menu, the slider, and the four helpers beside them. */
export function Hero({ slides }: { slides: HeroSlideView[] }) {
  const t = useT();
  const { hasMenu, name } = useShell();
  return (
    <div className={hasMenu ? "hero" : "hero hero-bare"}>
      <h1 className="visually-hidden">{t("home.heading", { name })}</h1>
      {hasMenu && <MenuToggle inHero />}
      {/* Before the menu, of which phones show nothing yet: its picture comes with the first packets. */}
      <HeroSlider slides={slides} />
      {hasMenu && <CategoryMenu inHero />}
      <SidePromos />
    </div>
  );
}
