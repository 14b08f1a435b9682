const AVAILABLE = new Set([
  ...["instock", "available", "availablefororder", "limitedavailability", "limited", "limitedstock", "lowstock"],
  ...["onlineonly", "instoreonly", "yes", "y", "true", "active", "አለ", "አለን", "አዎ"],
]);
const NONE_LEFT = new Set([
  ...["outofstock", "soldout", "unavailable", "notavailable", "discontinued", "nostock", "finished", "ended"],
  ...[
    "preorder",
    "presale",
    "backorder",
    "backordered",
    "onbackorder",
    "no",
    "n",
    "false",
    "none",
    "nil",
    "zero",
    "sold",
  ],
  ...["የለም", "የለንም", "አልቋል", "አለቀ", "ያለቀ", "ተሽጧል", "ተሸጠ", "dhumeera"],
  ...["agotado", "esgotado", "épuisé", "esaurito", "ausverkauft", "نفد"],
]);
/** Such as "temporarily out of stock", "0 in stock". */
const NONE_LEFT_PHRASE =
  /outofstock|soldout|no(?:t|tcurrently|longer)?(?:in|on)?stock|(?:un|not|nolonger)available|^0\D/;
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
  "deleted",
  "removed",
  "expired",
  "closed",
  "0",
  "off",
]);

export type Availability = "available" | "none" | "unknown";

export function readAvailability(text: string): Availability | null {
  const word = folded(text);
  if (word === "") return null;
  if (/^-?\d+(?:\.0+)?$/.test(word)) return Number(word) > 0 ? "available" : "none";
  return AVAILABLE.has(word) ? "available" : isNoneLeft(word) ? "none" : "unknown";
}

function isNoneLeft(word: string): boolean {
  return NONE_LEFT.has(word) || NONE_LEFT_PHRASE.test(word);
}

export function isOffSale(status: string, published: string, visibility = ""): boolean {
  const word = folded(status);
  return (
    ["none", "hidden"].includes(folded(visibility)) ||
    OFF_SALE.has(word) ||
    isNoneLeft(word) ||
    ["false", "no", "0", "-1", "2"].includes(published.trim().toLowerCase())
  );
}

const USED = new Set(["used", "usedcondition", "preowned", "secondhand", "likenew", "openbox", "good", "ያገለገለ"]);
const USED_PHRASE = /^(?:slightly|gently|very|pre)?(?:used|owned|loved)|^secondhand|^(?:as|like)new|^(?:ex)?demo/;
const RENEWED = new Set(["refurbished", "refurbishedcondition", "renewed", "reconditioned", "የታደሰ"]);
const NEW = new Set(["", "new", "newcondition", "brandnew", "አዲስ"]);

export function readCondition(text: string): "new" | "used" | "refurbished" | null {
  const word = folded(text);
  if (NEW.has(word)) return "new";
  if (RENEWED.has(word) || /refurb|recondition|renewed/.test(word)) return "refurbished";
  return USED.has(word) || USED_PHRASE.test(word) ? "used" : null;
}

function folded(text: string): string {
  return text
    .normalize("NFKC")
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?schema\.org\//, "")
    .replace(/(?<!^)[-_\s]+/gu, "")
    .replace(/[!.።]+$/u, "");
}
