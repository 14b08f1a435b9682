import { knownColours } from "../../app/domain/products/known-colours.ts";
import type { ProductDraft } from "../../app/domain/products/product-draft.ts";
import type { Kind } from "./kinds.ts";
import { shopPrice } from "./prices.ts";
import type { Random } from "./random.ts";

type Variant = ProductDraft["variants"][number];
type Color = Pick<Variant, "color" | "colorAm" | "colorCode">;

const palette: readonly Color[] = knownColours.slice(0, 10);

/**
 * The colours and sizes a shopper may choose, or none: the first costs the base price (santim). With `ranged` the later
 * ones cost more (specification 4.3).
 */
export function choicesFor(choice: Kind["choice"], basePrice: number, ranged: boolean, chance: Random): Variant[] {
  if (!chance.chance(choice.chance)) return [];
  const colors: readonly Color[] = choice.colors
    ? neighbours(palette, chance.between(2, choice.sizes.length > 0 ? 2 : 4), chance)
    : [{ color: null, colorAm: null, colorCode: null }];
  const sizes: readonly (string | null)[] =
    choice.sizes.length > 0
      ? neighbours(choice.sizes, Math.min(choice.sizes.length, chance.between(3, 6)), chance)
      : [null];
  const rises = ranged && chance.chance(0.5);
  return colors.flatMap((color, row) =>
    sizes.map((size, column) => {
      const step = column + row;
      const price = rises && step > 0 ? shopPrice((basePrice / 100) * (1 + 0.06 * step)) : basePrice;
      return { ...color, size, price };
    }),
  );
}

function neighbours<T>(list: readonly T[], count: number, chance: Random): readonly T[] {
  const start = chance.between(0, list.length - count);
  return list.slice(start, start + count);
}
