import { cityName } from "./city-name.ts";
import { maximumQuantity } from "./constants.ts";
import { displayName } from "./display-name.ts";
import type { NameView } from "./menu.ts";
import { formatEtb, formatUsd } from "./money.ts";
import { chargedPrice } from "./price.ts";
import { productHref, vendorStoreHref } from "./product-links.ts";
import type { Product, ProductVariant } from "./product.ts";
import type { EtbFormat } from "./readings.ts";
import { etbFormat } from "./readings.ts";
import { httpsMedia } from "./safe-href.ts";
import { variantText } from "./variant-text.ts";
import type { Viewer } from "./viewer.ts";

/** A line as it is stored. priceWhenAdded in santim per unit; retired: the product is no longer sold, or not in this variant. */
export interface CartLine {
  product: Product;
  variant: ProductVariant | null;
  /** As stored, 0 without: also when the variant itself is gone. */
  variantId: number;
  quantity: number;
  priceWhenAdded: number;
  retired?: boolean;
}

/** Amounts ending in Santim are numbers; the others are finished strings, in ETB unless said otherwise. */
export interface CartLineView extends NameView {
  /** Unique in the cart. */
  key: string;
  productId: number;
  /** 0 without a variant, as it is stored. */
  variantId: number;
  href: string;
  thumbnail: string;
  /** "Blue, 42" */
  variant: NameView | null;
  quantity: number;
  /** The most this line may hold: stock left by the other lines of the product, 99, never below 1. */
  maxQuantity: number;
  price: string;
  priceSantim: number;
  /** The list price in US dollars, for viewers who chose them and where the product's own price is charged. */
  usdPrice: string | null;
  lineTotal: string;
  lineTotalSantim: number;
  /** false: sold out or no longer sold, and in no subtotal or total. */
  available: boolean;
  stock: number;
  soldOut: boolean;
  noLongerSold: boolean;
  /** Units there are for this line, when fewer than asked for. */
  onlyLeft: number | null;
  /** When the price moved since it was added. */
  priceChange: { was: string; now: string; direction: "up" | "down" } | null;
}

export interface CartVendorView extends NameView {
  id: number;
  city: string;
  href: string;
  lines: CartLineView[];
  subtotal: string;
  subtotalSantim: number;
}

export interface CartView {
  /** In the order their first line was added. */
  vendors: CartVendorView[];
  total: string;
  totalSantim: number;
  /** All units, for the badge. */
  units: number;
  lineCount: number;
  empty: boolean;
  /** Something must be looked at before ordering: a price that rose, too few units, a line that cannot be had. */
  needsAttention: boolean;
  /** The viewer reads US dollars but pays in birr. */
  paysInBirr: boolean;
}

/**
 * The cart grouped by vendor at `viewer.now`: every price is what `chargedPrice` says, in birr (dollars are display
 * only, `format` is the reading of 5.3). Lines of one product share its stock; lines that cannot be had are shown but not counted into the totals.
 */
export function cartView(lines: readonly CartLine[], viewer: Viewer, format: EtbFormat = etbFormat.cart): CartView {
  const birr = (santim: number) => formatEtb(santim, { decimals: format === "decimals" });
  const unitsOf = new Map<number, number>();
  for (const { product, quantity } of lines) unitsOf.set(product.id, (unitsOf.get(product.id) ?? 0) + quantity);
  const groups = new Map<number, CartLine[]>();
  for (const line of lines) {
    const group = groups.get(line.product.vendor.id);
    if (group) group.push(line);
    else groups.set(line.product.vendor.id, [line]);
  }
  const vendors = [...groups.values()].map((group) => vendorView(group, { viewer, unitsOf, birr }));
  const totalSantim = sum(vendors.map((vendor) => vendor.subtotalSantim));
  const views = vendors.flatMap((vendor) => vendor.lines);
  return {
    vendors,
    total: birr(totalSantim),
    totalSantim,
    units: cartUnits(lines),
    lineCount: lines.length,
    empty: lines.length === 0,
    needsAttention: views.some(
      (line) => !line.available || line.onlyLeft !== null || line.priceChange?.direction === "up",
    ),
    paysInBirr: viewer.currency !== "ETB",
  };
}

/** Who looks, how many units of each product the cart holds, and how birr are printed. */
interface Scene {
  viewer: Viewer;
  unitsOf: ReadonlyMap<number, number>;
  birr: (santim: number) => string;
}

/** All units in a cart: the number on the badge. */
export function cartUnits(lines: readonly { quantity: number }[]): number {
  return sum(lines.map((line) => line.quantity));
}

function vendorView(group: readonly CartLine[], scene: Scene): CartVendorView {
  const { viewer, birr } = scene;
  const vendor = group[0]!.product.vendor;
  const lines = group.map((line) => lineView(line, scene));
  const subtotalSantim = sum(lines.map((line) => (line.available ? line.lineTotalSantim : 0)));
  return {
    id: vendor.id,
    ...displayName(vendor, viewer.locale),
    city: cityName(vendor.city, viewer.locale),
    href: vendorStoreHref(vendor.id),
    lines,
    subtotal: birr(subtotalSantim),
    subtotalSantim,
  };
}

function lineView(line: CartLine, { viewer, unitsOf, birr }: Scene): CartLineView {
  const { product, variant, quantity } = line;
  const productUnits = unitsOf.get(product.id) ?? quantity;
  const priceSantim = chargedPrice(product, variant, viewer.now);
  const lineTotalSantim = priceSantim * quantity;
  const left = Math.max(0, product.stockAmount - (productUnits - quantity));
  const noLongerSold = line.retired === true;
  const soldOut = !noLongerSold && product.stockAmount <= 0;
  const available = !noLongerSold && !soldOut;
  return {
    key: `${product.id}-${line.variantId}`,
    productId: product.id,
    variantId: line.variantId,
    ...displayName(product, viewer.locale),
    href: productHref(product.nameSlug),
    thumbnail: httpsMedia(product.thumbnail),
    variant: variant === null ? null : variantText(variant, viewer.locale),
    quantity,
    maxQuantity: Math.max(1, Math.min(maximumQuantity, left)),
    price: birr(priceSantim),
    priceSantim,
    usdPrice: viewer.currency !== "ETB" && priceSantim === product.sellingPrice ? formatUsd(product.usdPrice) : null,
    lineTotal: birr(lineTotalSantim),
    lineTotalSantim,
    available,
    stock: product.stockAmount,
    soldOut,
    noLongerSold,
    onlyLeft: available && left < quantity ? left : null,
    priceChange: available ? priceChange(line.priceWhenAdded, priceSantim, birr) : null,
  };
}

function priceChange(was: number, now: number, birr: Scene["birr"]): CartLineView["priceChange"] {
  if (was === now) return null;
  return { was: birr(was), now: birr(now), direction: now > was ? "up" : "down" };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
