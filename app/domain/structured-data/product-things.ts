import { decimalBirr } from "../money.ts";
import type {
  AggregateOfferLeaf,
  BreadcrumbListLeaf,
  ProductGroupLeaf,
  ProductLeaf,
  OfferShippingDetailsLeaf,
} from "schema-dts";
import type { DeliveryQuestion } from "../product-page/product-delivery-view.ts";
import type { ProductPageView } from "../product-page/product-page-view.ts";
import type { ProductDetail, ProductVariant } from "../products/product.ts";
import { breadcrumbThing } from "./breadcrumb-thing.ts";
import { deliveryThing, returnThing, offerPrice, availabilityOf, offerThing, ratingThing } from "./offer-thing.ts";
import { goodsPicture, pageUrl, type Site } from "./site.ts";
import { sellerThing, vendorId } from "./store-things.ts";
import { variantHref } from "../products/product-links.ts";
import { translationsOf } from "../translated.ts";

interface ProductScene {
  product: ProductDetail;
  view: ProductPageView;
  trail: readonly { name: string; href: string }[];
  delivery: DeliveryQuestion;
  now: number;
}

/** More variants are described only by the lowest and highest price. */
const variantLimit = 40;

/** Specification 3.1, 4.1 to 4.3, 5.1. */
export function productThings(site: Site, scene: ProductScene): object[] {
  const { product, view, trail } = scene;
  const breadcrumb: BreadcrumbListLeaf = breadcrumbThing(site, trail, { name: view.name, path: view.href });
  if (product.variants.length < 2) return [{ ...factsOf(site, scene), offers: singleOffer(site, scene) }, breadcrumb];
  const by = variesBy(product.variants);
  if (by.length === 0 || product.variants.length > variantLimit)
    return [{ ...factsOf(site, scene), offers: priceSpan(site, scene) }, breadcrumb];
  const { "@type": _, sku, ...facts } = factsOf(site, scene);
  const group: ProductGroupLeaf = { "@type": "ProductGroup", ...facts, productGroupID: String(sku), variesBy: by };
  return [...variantGroup(site, group, scene), breadcrumb];
}

function factsOf(site: Site, { product, view }: ProductScene): ProductLeaf {
  const pictures = view.pictures.flatMap(({ url }) => goodsPicture(site, url) ?? []);
  const brand = brandOf(product);
  return {
    "@type": "Product",
    "@id": `${site.origin}${view.href}#product`,
    name: view.name,
    url: pageUrl(site, view.href),
    sku: String(product.id),
    ...(view.summary && { description: view.summary }),
    ...(pictures.length > 0 && { image: pictures }),
    ...(product.gtin !== null && { gtin: product.gtin }),
    ...(product.weight !== null && {
      weight: { "@type": "QuantitativeValue", value: product.weight / 1_000, unitCode: "KGM" },
    }),
    ...(brand !== null && { brand: { "@type": "Brand", name: brand } }),
    category: view.trail.map(({ name }) => name).join(" > "),
    ...(view.rating && { aggregateRating: ratingThing(view.rating) }),
  };
}

/** Search engines require marked-up data to be visible on the page. */
function brandOf({ brand, specifications }: ProductDetail): string | null {
  return specifications.some(({ value }) => value === brand) ? brand : null;
}

function singleOffer(site: Site, { product, view, delivery, now }: ProductScene) {
  const variant = product.variants[0] ?? null;
  const goods = offerPrice(product, variant, now).price;
  const shipping = view.isVehicle ? null : deliveryThing(site, product, { goods, ...delivery, now });
  return offerThing({
    product,
    variant,
    url: pageUrl(site, view.href),
    now,
    terms: {
      seller: sellerThing(site, view.vendor),
      ...(shipping && { shippingDetails: shipping }),
      ...(!view.isVehicle && {
        hasMerchantReturnPolicy: returnThing(site),
      }),
    },
  });
}

/** Specification 4.3. */
function priceSpan(site: Site, { product, view, now }: ProductScene): AggregateOfferLeaf {
  const prices = product.variants.map((variant) => offerPrice(product, variant, now).price);
  return {
    "@type": "AggregateOffer",
    url: pageUrl(site, view.href),
    lowPrice: decimalBirr(Math.min(...prices)),
    highPrice: decimalBirr(Math.max(...prices)),
    offerCount: prices.length,
    priceCurrency: "ETB",
    ...availabilityOf(product, null, now),
    seller: sellerThing(site, view.vendor),
  };
}

/** schema.org URLs; empty when only prices differ. */
function variesBy(variants: readonly ProductVariant[]): string[] {
  const has = (of: (variant: ProductVariant) => string | null) => new Set(variants.map(of)).size > 1;
  return [
    ...(has((variant) => colorsOf(variant)[0] ?? null) ? ["https://schema.org/color"] : []),
    ...(has(({ size }) => size) ? ["https://schema.org/size"] : []),
  ];
}

function variantGroup(site: Site, group: ProductGroupLeaf, scene: ProductScene): object[] {
  const { product, view, delivery, now } = scene;
  const page = site.origin + view.href;
  const returns = { "@id": `${page}#returns` };
  const deliveries = new Map<string, OfferShippingDetailsLeaf & { "@id": string }>();
  const deliveryOf = (goods: number) => {
    const thing = deliveryThing(site, product, { goods, ...delivery, now });
    if (!thing) return {};
    const fee = JSON.stringify(thing.shippingRate);
    const known = deliveries.get(fee) ?? { ...thing, "@id": `${page}#delivery-${deliveries.size + 1}` };
    deliveries.set(fee, known);
    return { shippingDetails: { "@id": known["@id"] } };
  };
  const hasVariant = product.variants.map((variant): ProductLeaf => {
    const offer = offerThing({
      product,
      variant,
      url: pageUrl(site, variantHref(view.href, variant.id).replace(/#.*/, "")),
      now,
      terms: {
        seller: { "@id": vendorId(site, view.vendor.href) },
        ...(!view.isVehicle && {
          ...deliveryOf(offerPrice(product, variant, now).price),
          hasMerchantReturnPolicy: returns,
        }),
      },
    });
    const image = goodsPicture(site, variant.picture);
    return {
      ...{ "@type": "Product", ...namesOf(variant, scene), sku: `${product.id}-${variant.id}` },
      ...(variant.gtin && { gtin: variant.gtin }),
      ...(image !== null && { image }),
      offers: offer,
    };
  });
  return [
    { ...group, hasVariant },
    sellerThing(site, view.vendor),
    ...(view.isVehicle ? [] : [{ ...returnThing(site), ...returns }]),
    ...deliveries.values(),
  ];
}

/** In each language with a name. */
function colorsOf(variant: ProductVariant): string[] {
  return Object.values(translationsOf(variant, "color")).flatMap((name) => name || []);
}

function namesOf(variant: ProductVariant, { view }: ProductScene): Pick<ProductLeaf, "name" | "color" | "size"> {
  const { id, size } = variant;
  const text = view.variants.find((one) => one.id === id)?.text?.name;
  const shade = text && colorsOf(variant).findLast((name) => text.startsWith(name));
  return {
    name: text ? `${view.name} (${text})` : view.name,
    ...(shade && { color: shade }),
    ...(size && { size }),
  };
}
