import type { ProductVariant } from "./product.ts";
import { isNamedOption } from "./variant-text.ts";

const choiceNames = ["variant", "color", "size"] as const;

export interface OptionChoice {
  name: (typeof choiceNames)[number];
  id: string;
}

export function readOptionChoice(params: URLSearchParams): OptionChoice | null {
  for (const name of choiceNames) {
    const id = params.get(name);
    if (id !== null) return { name, id };
  }
  return null;
}

/** "variant=7", or "" for null. */
export function choiceQuery(choice: OptionChoice | null): string {
  return choice === null ? "" : `${choice.name}=${choice.id}`;
}

export function isOptionId(id: string): boolean {
  return /^[1-9]\d{0,14}$/.test(id);
}

/** 0 where no whole option is named. */
export function chosenVariantId(params: URLSearchParams): number {
  const id = params.get("variant") ?? "";
  return isOptionId(id) ? Number(id) : 0;
}

export interface ChosenOption {
  variant: ProductVariant | null;
  color: string | null;
  size: string | null;
}

/** A single option is always chosen; an unknown id chooses nothing. */
export function chosenOption(variants: readonly ProductVariant[], choice: OptionChoice | null): ChosenOption {
  const named = variants.length === 1 ? variants[0]! : variants.find(({ id }) => String(id) === choice?.id);
  const isWhole = variants.length === 1 || choice?.name === "variant";
  if (!named || (!isWhole && !hasTwoChoices(variants))) return { variant: null, color: null, size: null };
  return {
    variant: isWhole ? named : null,
    color: isWhole || choice?.name === "color" ? named.color : null,
    size: isWhole || choice?.name === "size" ? named.size : null,
  };
}

export function hasTwoChoices(variants: readonly ProductVariant[]): boolean {
  const distinct = (of: (variant: ProductVariant) => string | null) => new Set(variants.map(of)).size;
  return (
    variants.every(({ color, size }) => color !== null && size !== null) &&
    distinct(({ color }) => color) > 1 &&
    distinct(({ size }) => size) > 1 &&
    distinct(({ color, size }) => `${color}\n${size}`) === variants.length
  );
}

/** The choices still missing: the form sends one, so that the answer can name it. */
export const openChoices = ["option", "color", "size", "colorSize", "colorOption"] as const;
export type OpenChoice = (typeof openChoices)[number];

export function openChoice(variants: readonly ProductVariant[], chosen: ChosenOption): OpenChoice | null {
  if (chosen.variant || variants.length === 0) return null;
  const isNamed = variants.some(({ size }) => isNamedOption(size));
  if (hasTwoChoices(variants)) {
    if (chosen.size !== null) return "color";
    if (chosen.color !== null) return isNamed ? "option" : "size";
    return isNamed ? "colorOption" : "colorSize";
  }
  const [first] = variants;
  const differByOne = (by: "color" | "size", other: "color" | "size") =>
    variants.every((one) => one[by] !== null && one[other] === first![other]);
  if (differByOne("color", "size")) return "color";
  return differByOne("size", "color") && !isNamed ? "size" : "option";
}

export function chosenPicture(variants: readonly ProductVariant[], { variant, color }: ChosenOption): string | null {
  if (variant?.picture) return variant.picture;
  const others = variants.filter((one) => color !== null && one.color === color);
  return others.find(({ picture }) => picture)?.picture ?? null;
}
