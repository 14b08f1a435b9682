import { expect, test } from "vitest";
import { productPageView } from "../../../app/domain/product-page/product-page-view.ts";
import { readOptionChoice } from "../../../app/domain/products/option-choice.ts";
import type { ProductVariant } from "../../../app/domain/products/product.ts";
import { VariantChoice } from "../../../app/routes/product/variant-choice.tsx";
import { plainDetail, viewer } from "../../domain/products/sample-product.ts";
import { printed } from "../../support/printed.tsx";

const option = (id: number, color: string, size: string, stockAmount = 3): ProductVariant => ({
  ...{ id, color, colorAm: null, colorCode: null, size, price: 400_000, stockAmount },
});
const shirt = [option(1, "Red", "M"), option(2, "Red", "L", 0), option(3, "Blue", "M")];

function links(variants: ProductVariant[], query: string, locale: "en" | "am" = "en") {
  const product = plainDetail({ nameSlug: "shirt", variantCount: variants.length, variants });
  const choice = readOptionChoice(new URLSearchParams(query));
  const view = productPageView(product, { ...viewer, locale }, { choice });
  const html = printed(<VariantChoice product={view} error={undefined} />, locale);
  expect(html.match(/<button|<input|onclick/gi)).toBeNull();
  return [
    ...html.matchAll(/<a class="variant-choice-option[^>]*href="([^"]*)"[^>]*?( aria-current="true")?>(.*?)<\/a>/g),
  ].map(([, href, current, text]) => [
    href!.replace(/^.*\?|#.*$/g, ""),
    text!.replace(/<[^>]*>/g, "|").replace(/\|+/g, "|"),
    ...(current ? ["chosen"] : []),
  ]);
}

test("colour and size are links of their own, and say what cannot be had", () => {
  expect(links(shirt, "color=3")).toEqual([
    ["color=1", "|Red|"],
    ["color=3", "|Blue|", "chosen"],
    ["variant=3", "|M|"],
    ["size=2", "|L| not available in Blue|"],
  ]);
  expect(links(shirt, "variant=1", "am").map(([, text]) => text)).toEqual(["|Red|", "|Blue|", "|M|", "|L| ተሽጦ አልቋል|"]);
});

test("a single list of options says which is sold out, and its price where prices differ", () => {
  expect(links(shirt.slice(0, 2), "")).toEqual([
    ["variant=1", "|Red, M|"],
    ["variant=2", "|Red, L| Sold out|"],
  ]);
  expect(
    links([option(1, "Red", "M"), { ...option(2, "Red", "L"), price: 500_000 }], "").map(([, text]) => text),
  ).toEqual(["|Red, M|4,000\u00A0ETB|", "|Red, L|5,000\u00A0ETB|"]);
  expect(links([], "")).toEqual([]);
});
