import { type PicturePlaces, printedPicture } from "../../data/products/printed-picture.server.ts";
import type { ProductCardView } from "../../domain/cards/product-card.ts";
import { cardPreviewFile, readShownPicture } from "../../domain/pictures/picture-address.ts";
import type { Bindings } from "../../request/bindings.server.ts";
import { handOut } from "../../shared/pictures/hand-out.server.ts";
import type { HomeContentView } from "./home-content-view.ts";

/** The banner that a phone shows first comes inside the page. */
export async function withFirstPicture(
  content: HomeContentView,
  places: PicturePlaces | null,
): Promise<HomeContentView> {
  const [first, ...others] = content.slides;
  if (!first || !places) return content;
  return { ...content, slides: [{ ...first, inPage: await printedPicture(places, first.image, "hero") }, ...others] };
}

type Row = readonly ProductCardView[] | null;

/**
 * Of the first goods, the largest thing that a phone shows, a preview does: its file comes two seconds later on a slow line.
 * One, because it stands before the first button that adds.
 */
export function withPreview<Sections extends { newProducts: Promise<Row> }>(
  sections: Sections,
  places: PicturePlaces | null,
  { db, pictures, waitUntil }: Pick<Bindings, "db" | "pictures" | "waitUntil">,
): Sections {
  if (!places) return sections;
  const previewOf = async ({ thumbnail }: ProductCardView) => {
    const preview = await printedPicture(places, thumbnail, "card");
    const hash = readShownPicture(thumbnail)?.hash;
    // No browser asks for this file: it is made for the next reader.
    if (!preview && hash && pictures)
      waitUntil(handOut({ road: pictures, db, waitUntil }, cardPreviewFile(hash)).catch(() => {}));
    return preview;
  };
  const newProducts = sections.newProducts.then(async (row) => {
    const [first, ...others] = row ?? [];
    return first ? [{ ...first, preview: await previewOf(first) }, ...others] : row;
  });
  return { ...sections, newProducts };
}
