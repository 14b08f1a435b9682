import { type PicturePlaces, printedPicture } from "../../data/products/printed-picture.server.ts";
import type { ProductCardView } from "../../domain/cards/product-card.ts";
import { cardPreviewFile } from "../../domain/pictures/picture-address.ts";
import { makeForNextReader, type PictureMaker } from "../../shared/pictures/next-reader.server.ts";
import type { HomeContentView } from "./home-content-view.ts";

export async function withFirstPicture(
  content: HomeContentView,
  places: PicturePlaces | null,
): Promise<HomeContentView> {
  const [first, ...others] = content.slides;
  if (!first || !places) return content;
  return { ...content, slides: [{ ...first, inPage: await printedPicture(places, first.image, "hero") }, ...others] };
}

type Row = readonly ProductCardView[] | null;

const IN_SIGHT = 2;

/**
 * Previews of the first goods are inlined, since on a slow line their files come two seconds later; one preview
 * suffices for the largest paint.
 */
export function withPreview<Sections extends { newProducts: Promise<Row> }>(
  sections: Sections,
  places: PicturePlaces | null,
  maker: PictureMaker,
): Sections {
  if (!places) return sections;
  return { ...sections, newProducts: sections.newProducts.then((row) => row && rowWithPreview(row, places, maker)) };
}

async function rowWithPreview(row: NonNullable<Row>, places: PicturePlaces, maker: PictureMaker) {
  for (const [place, card] of row.slice(0, IN_SIGHT).entries()) {
    const preview = await printedPicture(places, card.thumbnail, "card");
    if (preview) return row.with(place, { ...card, preview });
    makeForNextReader(maker, card.thumbnail, [cardPreviewFile]);
  }
  return row;
}
