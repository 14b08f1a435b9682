import { useT } from "../../i18n/use-t.tsx";
import { AfterPixels } from "../../ui/printing/after-pixels.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useShell } from "../../ui/shell.tsx";
import type { HeroSlideView } from "./home-content-view.ts";

/** Specification 2.5.2; without scripts a strip to swipe. */
export function HeroSlider({ slides }: { slides: HeroSlideView[] }) {
  const t = useT();
  const { name, sellerPortal } = useShell();
  return (
    <section className="hero-slider" aria-label={t("home.hero")}>
      {slides.length > 0 ? <Frame slides={slides} /> : <DefaultBanner />}
      <a className="hero-slider-seller button button-quiet" href={sellerPortal} target="_blank" rel="noopener">
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
        {slide.name && <span className="button button-awning">{t("home.shopNow")}</span>}
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
        <span className="button button-awning">{t("home.shopNow")}</span>
      </span>
    </a>
  );
}
