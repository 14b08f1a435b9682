import { onlineKinds, paymentProviders } from "../../domain/orders/payment-providers.ts";
import { machineTextSeconds } from "../../domain/freshness.ts";
import { menuParentSlugs } from "../../domain/menu-parents.ts";
import { returnDays } from "../../domain/orders/order.ts";
import { shopName, shopNames } from "../../domain/pages/shop.ts";
import { parentCategoryHref } from "../../domain/products/product-links.ts";
import { bindings } from "../../request/bindings.server.ts";
import type { Route } from "./+types/llms";
import { plainTextAnswer } from "./machine-answers.server.ts";
import { plainLocale } from "../../domain/languages.ts";

/** llmstxt.org. */
export function loader({ context }: Route.LoaderArgs): Response {
  return plainTextAnswer(llmsText(new URL(context.get(bindings).publicOrigin).origin), machineTextSeconds);
}

function llmsText(origin: string): string {
  const at = (name: string, path: string, about: string) => `- [${name}](${origin}${path}): ${about}`;
  return `# ${shopName(plainLocale)} (${shopNames.slice(1).join(", ")})

> An online market for shoppers in Ethiopia: many sellers, one cart, prices in Ethiopian birr, in English and Amharic.

Every page is plain HTML and can be read without scripts, cookies or an account. Pages of products carry structured data (schema.org, JSON-LD).

## Languages

- English is at the plain address, Amharic at the same address with \`lng=am\` as its last parameter: ${origin}/?lng=am.
- Without it a page comes in the language of the visitor's cookie or of \`Accept-Language\`. Each page names both in \`link rel="alternate"\`.
- Names of products and sellers are shown in Amharic where the seller wrote them so, else in English.

## Prices

- The price of a product is the one on its page now, in birr (ETB), for one piece. A special price ends at the time written beside it. Variants may have prices of their own.
- US dollars are a list price for orientation. Nobody is charged in dollars.
- Delivery is counted for each seller's parcel by how far it goes; today's fees, and from which amount it is free, stand at ${origin}/pages/shipping. Products marked so are free to deliver. A parcel can be picked up at the seller's without a fee.
- Payment: cash on delivery; where the shop offers them, a bank transfer within ${paymentProviders.transfer.holdMinutes / 60} hours or a payment page within ${Math.min(...onlineKinds.map((kind) => paymentProviders[kind].holdMinutes))} minutes.
- What was delivered can be returned for ${returnDays} days.
- Stock and prices change at any time: send people to the product's page and do not repeat an old price as today's.

## Where things are

${at("Home", "/", "new goods, offers and categories")}
${at("All products", "/shop/sidebar/3cols", "lists take `category`, `subcategory` and `parentCategory` (slugs), `minPrice`, `maxPrice` (birr), `freeDelivery=list`, `discount=list`, `stock=in`, `rating=4`, `sort=price` and `page`")}
${at("Search", "/shop/sidebar/3cols?name=coffee", "`name` takes English, Amharic, and Amharic in Latin letters")}
${at("A product", "/product/default/{slug}", "one address for each product; a product that is no longer sold answers 410")}
${at("Sellers", "/vendors", "with city, rating and goods; `name`, `city`, `category`")}
${at("A seller's store", "/vendor-store/{number}", "goods, rating, reviews by buyers, search in the store")}
${at("Track an order", "/track", "by order number and phone number; for the shopper, not for robots")}

## Categories

${menuParentSlugs.map((slug) => `- ${origin}${parentCategoryHref(slug)}`).join("\n")}

## Help

${at("Help center", "/pages/help-center", "questions and answers")}
${at("Shipping", "/pages/shipping", "fees and times by region")}
${at("Return policy", "/pages/return-policy", "what can be returned, and how")}
${at("Privacy", "/pages/privacy", "what is stored, and for how long")}
${at("Terms of use", "/pages/terms", "the rules of buying here")}
${at("Blog", "/blog/classic", `articles; as RSS: ${origin}/blog/classic/feed.xml, in Amharic ${origin}/blog/classic/feed.xml?lng=am`)}

## For robots

${at("robots.txt", "/robots.txt", "what to leave alone: carts, accounts, form targets, the same list under other addresses")}
${at("Sitemap", "/sitemap.xml", "products, lists, sellers and pages in both languages, with the time of their last change where it is known")}
${at("Newest products as JSON", "/catalogue/new-arrivals?page=1&size=24", "also discount-products, free-delivery, most-viewed, under-1000, vendors; amounts are for display")}

## Optional

${at("Security contact", "/.well-known/security.txt", "whom to tell of a weakness")}
`;
}
