import { dealEndsAt } from "../cards/product-card-view.ts";
import { deadlineView } from "../date-view.ts";
import { type DeliveryFees, goodsToFree } from "../delivery/delivery-fees.ts";
import { feeTable } from "../delivery/fee-table.ts";
import { parcelSizes, sizeClass } from "../delivery/size-class.ts";
import { displayName } from "../display-name.ts";
import { escapeHtml } from "../pages/escape-html.ts";
import { shopName } from "../pages/shop.ts";
import { isUnfetched, readShownPicture } from "../pictures/picture-address.ts";
import { descriptionText } from "../product-page/description-view.ts";
import { offerState } from "../products/stock.ts";
import { optionHref } from "../products/product-links.ts";
import { type ProductDetail, type ProductVariant, isVehicle } from "../products/product.ts";
import { sharePicture } from "../products/picture.ts";
import { variantText } from "../products/variant-text.ts";
import { translationsOf } from "../translated.ts";
import { cutLetters } from "../truncate.ts";
import { decimalBirr } from "../money.ts";
import { offerPrice } from "./offer-thing.ts";
import { pageUrl, pictureUrl, type Site } from "./site.ts";

export interface MerchantProduct {
  product: ProductDetail;
  updatedAt: number;
  nextSale: { price: number; startDate: number; endDate: number } | null;
}

interface MerchantMoment {
  fees: DeliveryFees;
  now: number;
}

/** Limits of Google's product data specification. */
const limits = {
  title: 150,
  description: 5_000,
  brand: 70,
  option: 100,
  category: 750,
  pictures: 10,
  grams: 1_000_000,
};
/** 31 January 2027: from then on Google refuses pictures that are smaller than 500 pixels. */
const LARGER_PICTURES = 1_801_353_600_000;
const narrowest = { apparel: 250, other: 100, later: 500 };
/** Values of Google's specification; others are details of the product. */
const known: Record<string, { name: string; values?: readonly string[] }> = {
  Material: { name: "material" },
  Pattern: { name: "pattern" },
  Gender: { name: "gender", values: ["male", "female", "unisex"] },
  "Age group": { name: "age_group", values: ["newborn", "infant", "toddler", "kids", "adult"] },
};

export function merchantHead(site: Site, description: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>
<title>${xml(shopName(site.locale))}</title><link>${xml(pageUrl(site, "/"))}</link><description>${xml(description)}</description>
`;
}

export const merchantEnd = "</channel></rss>\n";

/** One item for each option. Goods without a picture are left out, as Google requires one; so are vehicles. */
export function merchantItems(site: Site, sold: MerchantProduct, at: MerchantMoment): string {
  const { product } = sold;
  const { variants } = product;
  const least = leastWidth(product, at.now);
  const pictures = product.images.flatMap((url) => feedPicture(site, url, least) ?? []);
  if (pictures.length === 0 || isVehicle(product)) return "";
  const options = variants.length < 2 ? [variants[0] ?? null] : variants;
  return options.map((variant) => itemOf(site, { ...sold, ...at, variant, pictures })).join("");
}

interface Item extends MerchantProduct, MerchantMoment {
  variant: ProductVariant | null;
  pictures: string[];
}

function itemOf(site: Site, item: Item): string {
  const { product, variant, pictures } = item;
  const { locale } = site;
  const isOption = product.variants.length > 1 && variant !== null;
  const { name } = displayName(product, locale);
  const option = isOption ? variantText(variant, locale)?.name : undefined;
  const suffix = option ? ` (${option})` : "";
  const first = feedPicture(site, variant?.picture ?? "", leastWidth(product, item.now)) ?? pictures[0]!;
  const gtin = tradeNumber(isOption ? variant.gtin : (variant?.gtin ?? product.gtin));
  const brand = product.brand?.trim() || null;
  const { weight } = product;
  const values: [name: string, value: string | null | undefined][] = [
    ["id", isOption ? `${product.id}-${variant.id}` : String(product.id)],
    ["title", cutLetters(name, limits.title - suffix.length) + suffix],
    ["description", cutLetters(descriptionText(product, locale).trim() || name, limits.description)],
    ["link", pageUrl(site, optionHref(product.nameSlug, isOption ? variant.id : 0))],
    ["image_link", first],
    ...pictures
      .filter((one) => one !== first)
      .slice(0, limits.pictures)
      .map((one) => ["additional_image_link", one] as [string, string]),
    ["availability", offerState(product, item.now, variant) === "open" ? "in_stock" : "out_of_stock"],
    ...pricesOf(item),
    ["condition", product.specifications.find(({ name }) => name === "Condition")?.value.toLowerCase() ?? "new"],
    ["brand", brand && cutLetters(brand, limits.brand)],
    ["gtin", gtin],
    ["identifier_exists", gtin === null && brand === null ? "no" : null],
    ["item_group_id", isOption ? String(product.id) : null],
    ["product_type", cutLetters(categoryPathOf(site, product), limits.category)],
    ["shipping_weight", weight !== null && weight <= limits.grams ? `${weight} g` : null],
    ["shipping_label", sizeClass(product)],
    ["ships_from_country", "ET"],
    ["external_seller_id", String(product.vendor.id)],
  ];
  const own = isOption ? optionFacts(site, variant) : productFacts(site, product);
  return `<item>${values.map(([key, value]) => tag(key, value)).join("")}${own}${shippingOf(item)}</item>\n`;
}

/** As the product page prints it; a future sale is announced with its dates. */
function pricesOf({ product, variant, updatedAt, nextSale, now }: Item): [string, string][] {
  const { price, old } = offerPrice(product, variant, now);
  if (old !== null) {
    const end = dealEndsAt(product, now);
    return [
      ...priced("price", old),
      ...priced("sale_price", price),
      ...(end ? dated(Math.min(updatedAt, now), end) : []),
    ];
  }
  const isShared = variant === null || variant.price === product.sellingPrice;
  if (!isShared || !nextSale || nextSale.startDate <= now || nextSale.price >= price) return priced("price", price);
  return [
    ...priced("price", price),
    ...priced("sale_price", nextSale.price),
    ...dated(nextSale.startDate, nextSale.endDate),
  ];
}

const birr = (santim: number) => [decimalBirr(santim), "ETB"].join(" ");
const priced = (name: string, santim: number): [string, string][] => [[name, birr(santim)]];
/** "2026-03-12T18:05+0300". */
const minute = (at: number) => deadlineView(at, "en").iso.replace(/:(\d\d)$/, "$1");
const dated = (from: number, until: number): [string, string][] => [
  ["sale_price_effective_date", `${minute(from)}/${minute(until)}`],
];

/** Google has no regions of Ethiopia and requires the highest fee then. */
function shippingOf({ product, variant, fees, now }: Item): string {
  const { size, charged } = parcelSizes([product]);
  const ways = feeTable(product.vendor.city, fees).flatMap(({ cases }) => cases[size] ?? []);
  if (ways.length === 0) return "";
  const missing = goodsToFree(charged, offerPrice(product, variant, now).price, fees);
  const isFree = charged === null || (missing !== null && missing <= 0);
  const of = (key: "fee" | "fromDays" | "untilDays") => ways.map((way) => way[key]);
  return `<g:shipping>${[
    tag("country", "ET"),
    tag("service", "Standard"),
    tag("price", birr(isFree ? 0 : Math.max(...of("fee")))),
    tag("min_transit_time", String(Math.min(...of("fromDays")))),
    tag("max_transit_time", String(Math.max(...of("untilDays")))),
  ].join("")}</g:shipping>`;
}

const ownAttributes: Partial<Record<string, string>> = { Color: "color", Size: "size", Material: "material" };

function productFacts({ locale }: Site, { specifications }: ProductDetail): string {
  return specifications
    .map((fact) => tag(ownAttributes[fact.name], short(displayName(translationsOf(fact, "value"), locale).name)))
    .join("");
}

/** `size` is as imports write it: "M / Material: Wool". */
function optionFacts({ locale }: Site, variant: ProductVariant): string {
  const color = displayName(translationsOf(variant, "color"), locale).name;
  const parts = (variant.size ?? "").split(" / ").map((part) => {
    const [, name, value] = /^([^:]+): (.+)$/s.exec(part) ?? [];
    if (name === undefined) return tag("size", short(part));
    const { name: attribute, values = null } = known[name] ?? {};
    if (attribute && !values) return tag(attribute, short(value!));
    if (attribute && values!.includes(value!.toLowerCase())) return tag(attribute, value!.toLowerCase());
    return `<g:product_detail>${tag("attribute_name", name)}${tag("attribute_value", value)}</g:product_detail>`;
  });
  return tag("color", short(color)) + parts.join("");
}

const short = (text: string) => cutLetters(text, limits.option);

function categoryPathOf({ locale }: Site, { parent, category, subcategory }: ProductDetail): string {
  const path = [...(parent.slugName === "unsorted" ? [] : [parent]), category, ...(subcategory ? [subcategory] : [])];
  return path.map((step) => displayName(step, locale).name).join(" > ");
}

/** Google refuses numbers reserved for use inside a shop, and those of coupons. */
function tradeNumber(gtin: string | null | undefined): string | null {
  return gtin && !/^0(?:2|02|04|98|99)/.test(gtin.padStart(14, "0")) ? gtin : null;
}

function leastWidth({ parent }: ProductDetail, now: number): number {
  if (now >= LARGER_PICTURES) return narrowest.later;
  return parent.slugName === "apparel" ? narrowest.apparel : narrowest.other;
}

/** As JPEG if the shop serves it itself. */
function feedPicture(site: Site, url: string, least: number): string | null {
  const facts = readShownPicture(url)?.facts;
  if (isUnfetched(url) || (facts && Math.min(facts.width, facts.height) < least)) return null;
  const shared = sharePicture(url);
  return shared && pictureUrl(site, shared.url);
}

function tag(name: string | undefined, value: string | null | undefined): string {
  return name && value ? `<g:${name}>${xml(value)}</g:${name}>` : "";
}

/** XML 1.0 cannot hold other characters, not even escaped. */
function xml(text: string): string {
  return escapeHtml(text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ""));
}
