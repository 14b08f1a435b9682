import { useT } from "../../i18n/use-t.tsx";
import { Icon } from "../../ui/icon.tsx";

export function HeroControls() {
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
