import { relaxed, valueKinds, type ListingFilter } from "../../domain/listings/listing-filter.ts";
import type { BoundValues } from "../bound-values.server.ts";
import type { Overview } from "./facet-overview.server.ts";
import { homesOf } from "./facet-shelves.server.ts";
import { stepsOn } from "./facet-steps.server.ts";
import { FACET } from "./facet-values.server.ts";
import type { Way } from "./facet-ways.server.ts";

const CHOICES = ["colors", "sizes"] as const;

/** Colours, or sizes, any of which a product has (bits of the choice table). */
export interface Chosen {
  kind: (typeof CHOICES)[number];
  bits: number[];
}

/**
 * The ways over what has one of the colours that a filter asks for, or one of the sizes (migration 0032): within a parent category,
 * or the whole shop, where the counters tell how long they are. Shelves below are short enough.
 */
export function choiceWays(
  filter: ListingFilter,
  { histograms, values, listedOn }: Overview,
  holds: (cell: number) => boolean,
): Way[] {
  const [home] = homesOf(relaxed(filter, ...valueKinds));
  if (home.kind !== "all" && home.kind !== "parent") return [];
  const all = [...(histograms.get(home.kind) ?? []).keys()];
  const cells = all.filter(holds);
  const share = stepsOn(home, histograms, holds) / Math.max(1, stepsOn(home, histograms));
  return CHOICES.filter((kind) => filter[kind].length > 0 && listedOn[kind] === JSON.stringify(home)).map((kind) => {
    const counts = values[kind].filter(({ value }) => filter[kind].includes(value));
    return {
      home,
      cells,
      steps: counts.reduce((sum, { count }) => sum + count, 0) * share,
      isWhole: cells.length === all.length,
      chosen: { kind, bits: [...new Set(filter[kind])] },
    };
  });
}

const COLUMN = { colors: "color_bits", sizes: "size_bits" } as const;

/** That row `p` of product_choice is of one of these choices, and the first of its product that is. */
export function isChosen({ kind, bits }: Chosen, values: BoundValues): string[] {
  const facet = `p.facet = ${FACET[kind]}`;
  if (bits.length === 1) return [facet, `p.bit = ${values.add(bits[0]!)}`];
  const all = values.add(bits.reduce((sum, bit) => sum + 2 ** bit, 0));
  return [facet, `p.bit IN ${values.addList(bits)}`, `p.${COLUMN[kind]} & ${all} & (1 << p.bit) - 1 = 0`];
}
