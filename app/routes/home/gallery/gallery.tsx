import type { ReactNode } from "react";
import type { Viewer } from "../../../domain/viewer.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { ExhibitionForms, SurfaceForm } from "../../../ui/cards/surface-forms.tsx";
import { cardParts } from "./card-parts.tsx";
import { type GalleryPart, galleryParts } from "./parts.ts";
import { sectionParts } from "./section-parts.tsx";

export default function Gallery({ part, viewer }: { part: GalleryPart | null; viewer: Viewer }) {
  const t = useT();
  return (
    <>
      <h1>{t("gallery.title")}</h1>
      {part === null ? <Index /> : <ShownPart part={part} viewer={viewer} />}
    </>
  );
}

function Index() {
  const t = useT();
  return (
    <>
      <p>{t("gallery.intro")}</p>
      <ul role="list">
        {Object.keys(galleryParts).map((part) => (
          <li key={part}>
            <a className="touch" href={`/gallery?part=${part}`}>
              <code>{part}</code>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function ShownPart({ part, viewer }: { part: GalleryPart; viewer: Viewer }) {
  const kind = galleryParts[part];
  const states: Record<string, ReactNode> = { ...cardParts, ...sectionParts }[part](viewer);
  return (
    <section className={`gallery-part gallery-${kind}`} aria-labelledby="gallery-part">
      <h2 id="gallery-part">
        <code>{part}</code>
      </h2>
      {kind === "cards" && (
        <>
          <SurfaceForm surface="alternateCard" />
          <ExhibitionForms />
        </>
      )}
      <ul className="gallery-states" role="list">
        {Object.entries(states).map(([key, shown]) => (
          <li key={key} className="gallery-state" data-state={key}>
            <code className="gallery-caption">{key}</code>
            {shown}
          </li>
        ))}
      </ul>
    </section>
  );
}
