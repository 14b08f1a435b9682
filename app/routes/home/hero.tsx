import "../../ui/styles/awning.first.css";
import "./home.first.css";
import "./home.css";
import type { ReactNode } from "react";
import { useT } from "../../i18n/use-t.tsx";
import { CategoryMenu } from "../../ui/frame/category-menu.tsx";
import { useShell } from "../../ui/root-data.ts";
import { Icon } from "../../ui/icon.tsx";
import { AfterPixels } from "../../ui/printing/after-pixels.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { HeroSlideView } from "./home-content-view.ts";
import "./home.second.css";

/** Specification 2.5.2 and 2.5.3. */
export function Hero({ slides, children }: { slides: HeroSlideView[]; children?: ReactNode }) {
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

function HeroControls() {
  const t = useT();
  return (
    <template id="hero-controls">
      <div className="hero-slider-controls">
        <button
          type="button"
          className="hero-slider-control hero-slider-pause"
          hidden
          data-pause={t("home.pauseSlides")}
          data-play={t("home.playSlides")}
        >
          <span className="visually-hidden">{t("home.pauseSlides")}</span>
        </button>
        <button type="button" className="hero-slider-control hero-slider-back">
          <Icon name="chevron-right" />
          <span className="visually-hidden">{t("home.previousSlide")}</span>
        </button>
        <button type="button" className="hero-slider-control">
          <Icon name="chevron-right" />
          <span className="visually-hidden">{t("home.nextSlide")}</span>
        </button>
      </div>
    </template>
  );
}

/** Specification 2.5.3. */
function SidePromos() {
  const t = useT();
  return (
    <nav className="side-promos" aria-label={t("homePrinted.helpers")}>
      <ul className="ways strip" role="list">
        {promos.map(({ href, icon, text }) => (
          <li key={href}>
            <a href={href}>
              <Icon name={icon} />
              <span>{t(text)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const promos = [
  { href: "/pages/help-center", icon: "life-buoy", text: "homePrinted.help" },
  { href: "/shop/custom-order", icon: "pencil-ruler", text: "customOrder.heading" },
  { href: "/pages/shipping", icon: "truck", text: "homePrinted.fastDelivery" },
  { href: "/pages/mobile", icon: "smartphone", text: "content.mobileApp" },
] as const;

/** Specification 2.5.2; without scripts a strip to swipe. */
function HeroSlider({ slides }: { slides: HeroSlideView[] }) {
  const t = useT();
  const { name, sellerPortal } = useShell();
  return (
    <section className="hero-slider" aria-label={t("home.hero")}>
      {slides.length > 0 ? <Frame slides={slides} /> : <DefaultBanner />}
      <a className="hero-slider-seller" href={sellerPortal} target="_blank" rel="noopener">
        {t("home.sellNow", { name })}
        <span className="visually-hidden">{` ${t("everywhere.newTab")}`}</span>
      </a>
      <AfterPixels />
    </section>
  );
}

function Frame({ slides }: { slides: HeroSlideView[] }) {
  const t = useT();
  const total = slides.length;
  return (
    <div className="hero-slider-frame">
      {/* Scrollable regions must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className="hero-slider-strip" role="list" tabIndex={0} aria-label={t("home.slides")}>
        {slides.map((slide, index) => (
          <li
            key={slide.image}
            className="hero-slider-slide"
            aria-label={t("home.slideNumber", { number: index + 1, total })}
          >
            <Slide slide={slide} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Slide({ slide, isFirst }: { slide: HeroSlideView; isFirst: boolean }) {
  const t = useT();
  return (
    <a className="hero-slider-link" href={slide.href}>
      <Picture
        className="hero-slider-picture"
        url={slide.image}
        kind="hero"
        alt=""
        eager={isFirst}
        inPage={slide.inPage}
      />
      <span className="hero-slider-words">
        <span className="hero-slider-headline" lang={slide.lang}>
          {slide.name || t("home.shopNow")}
        </span>{" "}
        {slide.price && <strong className="hero-slider-price">{t("home.fromPrice", { price: slide.price })}</strong>}{" "}
        {slide.name && <span className="hero-slider-button">{t("home.shopNow")}</span>}
      </span>
    </a>
  );
}

/** Specification 2.5.2: the default without images. */
function DefaultBanner() {
  const t = useT();
  return (
    <a className="hero-slider-link hero-slider-default" href="/shop/sidebar/list">
      <span className="hero-slider-words">
        <span className="hero-slider-headline">{t("home.defaultHeadline")}</span>{" "}
        <span className="hero-slider-button">{t("home.shopNow")}</span>
      </span>
    </a>
  );
}
