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
type Tools = Pick<Bindings, "db" | "pictures" | "waitUntil">;

/** Cards of a row that a phone shows beside each other. */
const IN_SIGHT = 2;

/**
 * Of the first goods, the largest things that a phone shows, a preview does: their files come two seconds later on a slow
 * line. One is enough, because the other is no larger; it stands before the first button that adds.
 */
export function withPreview<Sections extends { newProducts: Promise<Row> }>(
  sections: Sections,
  places: PicturePlaces | null,
  tools: Tools,
): Sections {
  if (!places) return sections;
  return { ...sections, newProducts: sections.newProducts.then((row) => row && rowWithPreview(row, places, tools)) };
}

async function rowWithPreview(row: NonNullable<Row>, places: PicturePlaces, { db, pictures, waitUntil }: Tools) {
  for (const [place, card] of row.slice(0, IN_SIGHT).entries()) {
    const preview = await printedPicture(places, card.thumbnail, "card");
    if (preview) return row.with(place, { ...card, preview });
    const hash = readShownPicture(card.thumbnail)?.hash;
    // No browser asks for this file: it is made for the next reader.
    if (hash && pictures) waitUntil(handOut({ tools: pictures, db, waitUntil }, cardPreviewFile(hash)).catch(() => {}));
  }
  return row;
}
