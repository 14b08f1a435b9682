import { lessThan1000Limit } from "../../domain/constants.ts";
import { displayName } from "../../domain/display-name.ts";
import type { ActiveFilter, ChosenValues } from "../../domain/listings/listing-choices.ts";
import { priceBands } from "../../domain/listings/facet-counts.ts";
import type { ListingQuery } from "../../domain/listings/listing-query.ts";
import type { NameView } from "../../domain/display-name.ts";
import { formatEtb, formatEtbRange } from "../../domain/money.ts";
import type { Locale } from "../../domain/languages.ts";
import type { Translate } from "../../i18n/translate.ts";

export function filterName(
  { kind, value }: Pick<ActiveFilter, "kind" | "value">,
  query: ListingQuery,
  chosen: ChosenValues,
  locale: Locale,
  t: Translate,
): NameView {
  if (kind === "price") return { name: priceName(query, t) };
  if (kind === "rating") return { name: ratingName(query.rating, t) };
  if (kind === "discount")
    return { name: query.discount > 1 ? discountName(query.discount, t) : t("listing.discount") };
  if (kind === "freeDelivery" || kind === "inStock") return { name: t(`listing.${kind}`) };
  const named = chosen[kind].find(({ slug }) => slug === value);
  return named ? displayName(named, locale) : { name: value ?? "" };
}

export function bandName(index: number, t: Translate): string {
  const { from, below } = priceBands[index] ?? priceBands[0];
  if (below === lessThan1000Limit) return t("listing.lessThan1000");
  return below === null ? t("home.fromPrice", { price: formatEtb(from) }) : formatEtbRange(from, below);
}

export function ratingName(stars: number, t: Translate): string {
  return t("listing.ratingAtLeast", { stars });
}

export function discountName(percent: number, t: Translate): string {
  return percent > 1 ? t("listing.discountAtLeast", { percent }) : t("listing.discountAny");
}

function priceName({ band, minPrice, maxPrice }: ListingQuery, t: Translate): string {
  if (band !== null) return bandName(band, t);
  if (minPrice !== null && maxPrice !== null) return formatEtbRange(minPrice * 100, maxPrice * 100);
  if (minPrice !== null) return t("home.fromPrice", { price: formatEtb(minPrice * 100) });
  return t("listing.priceUpTo", { price: formatEtb((maxPrice ?? 0) * 100) });
}
