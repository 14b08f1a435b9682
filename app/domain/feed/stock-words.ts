/** What feeds write for whether something can be bought: Google's and schema.org's words, WooCommerce's and Shopify's, people's. */
const AVAILABLE = new Set([
  ...["instock", "available", "availablefororder", "limitedavailability", "limited", "limitedstock", "lowstock"],
  ...["onlineonly", "instoreonly", "yes", "y", "true", "active", "አለ", "አለን", "አዎ"],
]);
const NONE_LEFT = new Set([
  ...["outofstock", "soldout", "unavailable", "notavailable", "discontinued", "nostock", "finished", "ended"],
  ...["preorder", "presale", "backorder", "backordered", "onbackorder", "no", "n", "false", "የለም", "አልቋል", "አለቀ"],
]);
const OFF_SALE = new Set([
  "draft",
  "archived",
  "private",
  "pending",
  "trash",
  "hidden",
  "inactive",
  "disabled",
  "unpublished",
]);

export type Availability = "available" | "none" | "unknown";

/** An availability, stock status or status cell; "unknown" for words that no feed is known to write, null for an empty one. */
export function readAvailability(text: string): Availability | null {
  const word = folded(text);
  if (word === "") return null;
  if (/^-?\d+(?:\.0+)?$/.test(word)) return Number(word) > 0 ? "available" : "none";
  return AVAILABLE.has(word) ? "available" : NONE_LEFT.has(word) ? "none" : "unknown";
}

/** Whether a status or published cell takes the row off sale. */
export function isOffSale(status: string, published: string): boolean {
  const word = folded(status);
  return (
    OFF_SALE.has(word) || NONE_LEFT.has(word) || ["false", "no", "0", "-1"].includes(published.trim().toLowerCase())
  );
}

const USED = new Set(["used", "usedcondition", "preowned", "secondhand", "likenew", "openbox", "good", "ያገለገለ"]);
const RENEWED = new Set(["refurbished", "refurbishedcondition", "renewed", "reconditioned", "የታደሰ"]);
const NEW = new Set(["", "new", "newcondition", "brandnew", "አዲስ"]);

/** The condition of goods; null for words that no feed is known to write. */
export function readCondition(text: string): "new" | "used" | "refurbished" | null {
  const word = folded(text);
  if (NEW.has(word)) return "new";
  return USED.has(word) ? "used" : RENEWED.has(word) ? "refurbished" : null;
}

/** Lower case without spaces and marks, and without schema.org's address. */
function folded(text: string): string {
  return text
    .normalize("NFKC")
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?schema\.org\//, "")
    .replace(/(?<!^)[-_\s]+/gu, "");
}
