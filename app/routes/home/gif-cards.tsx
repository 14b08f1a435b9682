import type { CSSProperties } from "react";
import { useT } from "../../i18n/use-t.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useLite } from "../../ui/printing/use-lite.ts";
import type { GifView } from "./home-content-view.ts";

/**
 * Specification 7.2, decision 67: still until pressed; the animation is fetched only then. Lite pages and reduced
 * motion have the still picture alone.
 */
export function GifCards({ cards }: { cards: GifView[] }) {
  const t = useT();
  const isLite = useLite();
  if (cards.length === 0) return null;
  return (
    <ul className="gif-cards section grid" role="list" aria-label={t("homePrinted.gifs")}>
      {cards.map((card) => (
        <li key={card.image}>
          {!(import.meta.env.SSR && isLite) && <Still card={card} />}
          <a className="touch strong" href={card.href} lang={card.lang}>
            {card.name || t("home.shopNow")}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Still({ card: { href, image, moving, name } }: { card: GifView }) {
  const t = useT();
  return (
    <div className="gif-cards-box wide-box">
      <a href={href} tabIndex={-1} aria-hidden="true">
        <Picture
          className="fill"
          url={image}
          kind="poster"
          alt=""
          sizes="(min-width: 768px) 405px, calc(100vw - 24px)"
        />
      </a>
      {moving !== null && (
        <details>
          <summary>
            <span className="visually-hidden">{t("homePrinted.playGif", { name })}</span>
          </summary>
          {/* Not an img: without scripts browsers fetch lazy ones at once. */}
          <div className="gif-cards-moving fill" style={{ "--moving": `url(${moving})` } as CSSProperties} />
        </details>
      )}
    </div>
  );
}
