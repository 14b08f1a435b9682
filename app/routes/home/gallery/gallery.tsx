import { currencies } from "../../../domain/constants.ts";
import type { Viewer } from "../../../domain/viewer.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { ExhibitionForms, SurfaceForm } from "../../../ui/cards/surface-forms.tsx";
import { cardParts } from "./card-parts.tsx";
import { type GalleryPart, galleryParts } from "./parts.ts";
import { sectionParts } from "./section-parts.tsx";
import { locales, languages } from "../../../domain/languages.ts";

export default function Gallery({ part, viewer }: { part: GalleryPart | null; viewer: Viewer }) {
  const t = useT();
  return (
    <div className="gallery">
      <h1>{t("gallery.title")}</h1>
      <p>{t("gallery.intro")}</p>
      <Choices part={part} viewer={viewer} />
      {part === null ? <Index viewer={viewer} /> : <ShownPart part={part} viewer={viewer} />}
    </div>
  );
}

function Index({ viewer }: { viewer: Viewer }) {
  const t = useT();
  return (["cards", "sections"] as const).map((kind) => (
    <nav key={kind} className="gallery-index" aria-labelledby={`gallery-${kind}`}>
      <h2 id={`gallery-${kind}`}>{t(`gallery.${kind}`)}</h2>
      <ul role="list">
        {(Object.keys(galleryParts) as GalleryPart[])
          .filter((part) => galleryParts[part].kind === kind)
          .map((part) => (
            <li key={part}>
              <a href={galleryHref(part, viewer)}>{t(galleryParts[part].title)}</a> <code>{part}</code>
            </li>
          ))}
      </ul>
    </nav>
  ));
}

function Choices({ part, viewer }: { part: GalleryPart | null; viewer: Viewer }) {
  const t = useT();
  return (
    <nav className="gallery-choices" aria-label={t("gallery.showIn")}>
      <ul role="list">
        {part !== null && (
          <li>
            <a href={galleryHref(null, viewer)}>{t("gallery.parts")}</a>
          </li>
        )}
        {locales.flatMap((locale) =>
          currencies.map((currency) => (
            <li key={locale + currency}>
              <a
                href={galleryHref(part, { locale, currency })}
                aria-current={locale === viewer.locale && currency === viewer.currency ? "true" : undefined}
              >
                <span lang={locale}>{languages[locale].name}</span>, {currency}
              </a>
            </li>
          )),
        )}
      </ul>
    </nav>
  );
}

function galleryHref(part: GalleryPart | null, { locale, currency }: Pick<Viewer, "locale" | "currency">): string {
  return `/gallery?${part === null ? "" : `part=${part}&`}lng=${locale}&currency=${currency}`;
}

const printsForms: ReadonlySet<GalleryPart> = new Set(["currentLayout", "otherLayout"]);

function ShownPart({ part, viewer }: { part: GalleryPart; viewer: Viewer }) {
  const t = useT();
  const { title, kind } = galleryParts[part];
  const states = { ...cardParts, ...sectionParts }[part](viewer);
  return (
    <section className={`gallery-part gallery-${kind}`} aria-labelledby="gallery-part">
      <h2 id="gallery-part">{t(title)}</h2>
      {!printsForms.has(part) && (
        <>
          <SurfaceForm surface="alternateCard" />
          <ExhibitionForms />
        </>
      )}
      <ul className="gallery-states" role="list">
        {states.map(({ key, text, shown }) => (
          <li key={key} className="gallery-state" data-state={key}>
            <p className="gallery-caption">{t(text)}</p>
            {shown}
          </li>
        ))}
      </ul>
    </section>
  );
}
