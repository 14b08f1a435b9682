import type { ProductVariant } from "./product.ts";

/** Names of an address's parameters: a whole option, or its colour or its size alone. */
const choiceNames = ["variant", "color", "size"] as const;

/**
 * What of a product's options an address or form names: an option by its id, or only the colour or the size of the option with
 * this id, while the other is open.
 */
export interface OptionChoice {
  name: (typeof choiceNames)[number];
  id: string;
}

/** The first of variant=, color= and size= in an address, as it was written; null without any. */
export function readOptionChoice(params: URLSearchParams): OptionChoice | null {
  for (const name of choiceNames) {
    const id = params.get(name);
    if (id !== null) return { name, id };
  }
  return null;
}

/** "variant=7", as in the address of a page with this choice; "" for none. */
export function choiceQuery(choice: OptionChoice | null): string {
  return choice === null ? "" : `${choice.name}=${choice.id}`;
}

/** Whether an id is written as addresses of the shop write it. */
export function isOptionId(id: string): boolean {
  return /^[1-9]\d{0,14}$/.test(id);
}

/** What was chosen of a product: an option, or only a colour or a size; null: nothing yet. */
export interface ChosenOption {
  variant: ProductVariant | null;
  color: string | null;
  size: string | null;
}

/** What a choice comes to with these options. The only option there is is chosen already; an unknown id chooses nothing. */
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

/**
 * Whether colour and size are two choices: there are several of each, and no two options are alike. Otherwise the options are one
 * list.
 */
export function hasTwoChoices(variants: readonly ProductVariant[]): boolean {
  const distinct = (of: (variant: ProductVariant) => string | null) => new Set(variants.map(of)).size;
  return (
    variants.every(({ color, size }) => color !== null && size !== null) &&
    distinct(({ color }) => color) > 1 &&
    distinct(({ size }) => size) > 1 &&
    distinct(({ color, size }) => `${color}\n${size}`) === variants.length
  );
}

/** The picture to show first: of the chosen option, or of the first one in the chosen colour that has any; else null. */
export function chosenPicture(variants: readonly ProductVariant[], { variant, color }: ChosenOption): string | null {
  if (variant?.picture) return variant.picture;
  const others = variants.filter((one) => color !== null && one.color === color);
  return others.find(({ picture }) => picture)?.picture ?? null;
}
