import type { Viewer } from "../../../domain/viewer.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { ExhibitionForms, SurfaceForm } from "../../../ui/cards/surface-forms.tsx";
import { cardParts } from "./card-parts.tsx";
import { type GalleryPart, galleryParts } from "./parts.ts";
import { sectionParts } from "./section-parts.tsx";

const printsForms: ReadonlySet<GalleryPart> = new Set(["currentLayout", "otherLayout"]);

export function ShownPart({ part, viewer }: { part: GalleryPart; viewer: Viewer }) {
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
