import type { OfferShippingDetailsLeaf, ProductGroupLeaf, ProductLeaf } from "schema-dts";
import { variantHref } from "../products/product-links.ts";
import type { DeliveryQuestion } from "../product-page/product-delivery-view.ts";
import type { ProductPageView } from "../product-page/product-page-view.ts";
import type { ProductDetail, ProductVariant } from "../products/product.ts";
import { deliveryThing, returnThing } from "./delivery-thing.ts";
import { offerPrice } from "./offer-price.ts";
import { offerThing } from "./offer-thing.ts";
import { goodsPicture, pageUrl, type Site } from "./site.ts";
import { sellerThing, vendorId } from "./store-things.ts";
import { translationsOf } from "../translated.ts";

interface Scene {
  product: ProductDetail;
  view: ProductPageView;
  delivery: DeliveryQuestion;
  now: number;
}

/** schema.org URLs; empty when only prices differ. */
export function variesBy(variants: readonly ProductVariant[]): string[] {
  const has = (of: (variant: ProductVariant) => string | null) => new Set(variants.map(of)).size > 1;
  return [
    ...(has((variant) => colorsOf(variant)[0] ?? null) ? ["https://schema.org/color"] : []),
    ...(has(({ size }) => size) ? ["https://schema.org/size"] : []),
  ];
}

export function variantGroup(site: Site, group: ProductGroupLeaf, scene: Scene): object[] {
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

/** In each language that has one. */
function colorsOf(variant: ProductVariant): string[] {
  return Object.values(translationsOf(variant, "color")).flatMap((name) => name || []);
}

function namesOf(variant: ProductVariant, { view }: Scene): Pick<ProductLeaf, "name" | "color" | "size"> {
  const { id, size } = variant;
  const text = view.variants.find((one) => one.id === id)?.text?.name;
  const shade = text && colorsOf(variant).findLast((name) => text.startsWith(name));
  return {
    name: text ? `${view.name} (${text})` : view.name,
    ...(shade && { color: shade }),
    ...(size && { size }),
  };
}
