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

export function readAvailability(text: string): Availability | null {
  const word = folded(text);
  if (word === "") return null;
  if (/^-?\d+(?:\.0+)?$/.test(word)) return Number(word) > 0 ? "available" : "none";
  return AVAILABLE.has(word) ? "available" : NONE_LEFT.has(word) ? "none" : "unknown";
}

export function isOffSale(status: string, published: string): boolean {
  const word = folded(status);
  return (
    OFF_SALE.has(word) ||
    NONE_LEFT.has(word) ||
    ["false", "no", "0", "-1", "2"].includes(published.trim().toLowerCase())
  );
}

const USED = new Set(["used", "usedcondition", "preowned", "secondhand", "likenew", "openbox", "good", "ያገለገለ"]);
const RENEWED = new Set(["refurbished", "refurbishedcondition", "renewed", "reconditioned", "የታደሰ"]);
const NEW = new Set(["", "new", "newcondition", "brandnew", "አዲስ"]);

export function readCondition(text: string): "new" | "used" | "refurbished" | null {
  const word = folded(text);
  if (NEW.has(word)) return "new";
  return USED.has(word) ? "used" : RENEWED.has(word) ? "refurbished" : null;
}

function folded(text: string): string {
  return text
    .normalize("NFKC")
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?schema\.org\//, "")
    .replace(/(?<!^)[-_\s]+/gu, "");
}
