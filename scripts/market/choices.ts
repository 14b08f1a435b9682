import type { ProductDraft } from "../../app/domain/products/product-draft.ts";
import type { Kind } from "./kinds.ts";
import type { ProductPictures } from "./pictures-of.ts";
import { shopPrice } from "./prices.ts";
import type { Random } from "./random.ts";
import { colours, type Colour } from "./scenes/colours.ts";

type Variant = ProductDraft["variants"][number];
type Color = Pick<Variant, "color" | "colorAm" | "colorCode">;

const uncoloured: Color = { color: null, colorAm: null, colorCode: null };

/**
 * The colours and sizes a shopper may choose, or none: the first costs the base price (santim). With `ranged` the later
 * ones cost more (specification 4.3). Colours are those in which the good is drawn, that of the product's picture first.
 */
export function choicesFor(
  { choice, shown }: { choice: Kind["choice"]; shown: readonly Colour[] },
  basePrice: number,
  ranged: boolean,
  chance: Random,
): Variant[] {
  if (!chance.chance(choice.chance)) return [];
  const most = choice.colors ? chance.between(2, choice.sizes.length > 0 ? 2 : 4) : 0;
  // Drawn for nothing: what is drawn after it, stock and reviews, stays as it always was.
  if (choice.colors) chance.next();
  const colors: readonly Color[] =
    choice.colors && shown.length > 1 ? shown.slice(0, most).map((colour) => colours[colour]) : [uncoloured];
  const sizes: readonly (string | null)[] =
    choice.sizes.length > 0
      ? neighbours(choice.sizes, Math.min(choice.sizes.length, chance.between(3, 6)), chance)
      : [null];
  const rises = ranged && chance.chance(0.5);
  if (colors.length * sizes.length === 1) return [];
  return colors.flatMap((color, row) =>
    sizes.map((size, column) => {
      const step = column + row;
      const price = rises && step > 0 ? shopPrice((basePrice / 100) * (1 + 0.06 * step)) : basePrice;
      return { ...color, size, price };
    }),
  );
}

/** The choices, each colour with its own picture, behind those of the product: whoever chooses it sees it. */
export function withPictures(
  { images, inColour }: Pick<ProductPictures, "images" | "inColour">,
  choices: readonly Variant[],
): Pick<ProductDraft, "images" | "variants"> {
  const all = [...images];
  const variants = choices.map((choice) => {
    const shown = [...inColour].find(([colour]) => colours[colour].color === choice.color)?.[1];
    if (shown === undefined) return choice;
    if (!all.includes(shown)) all.push(shown);
    return { ...choice, picture: all.indexOf(shown) };
  });
  return { images: all, variants };
}

function neighbours<T>(list: readonly T[], count: number, chance: Random): readonly T[] {
  const start = chance.between(0, list.length - count);
  return list.slice(start, start + count);
}
