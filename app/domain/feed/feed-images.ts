import { addressLimit, imageCountLimit } from "./limits.ts";
import type { FeedCells } from "./feed-cells.ts";

const BETWEEN = /\s*[|\n]\s*|\s*[,;]\s*(?=(?:https?:)?\/\/|www\.)|\s+(?=https?:\/\/)/iu;

/** https URLs, main one first (specification 5.4); `dropped`: names without an address. */
export function readImages(...cells: string[]): { images: string[]; dropped: string[] } {
  const named = cells.flatMap((cell) => cell.split(BETWEEN).map((part) => part.trim().replace(/[,;]$/, "")));
  const read = named.filter(Boolean).map((name) => ({ name, address: pictureAddress(name) }));
  return {
    images: [...new Set(read.flatMap(({ address }) => address ?? []))],
    dropped: read.flatMap(({ name, address }) => (address === null ? [name] : [])),
  };
}

export function rowPictures(row: FeedCells): string[] {
  const cells = (["image_link", "additional_image_link", "variant_image"] as const).map(row.text);
  const { images, dropped } = readImages(...cells);
  if (dropped.length > 0) row.warn("image_link", "notPictures", dropped.join(" | "));
  else if (images.length > imageCountLimit)
    row.warn("image_link", "manyPictures", String(images.length), imageCountLimit);
  return images.slice(0, imageCountLimit);
}

function pictureAddress(text: string): string | null {
  const named = text.startsWith("//") ? `https:${text}` : /^www\./i.test(text) ? `https://${text}` : text;
  if (named.length > addressLimit || !/^https?:\/\//i.test(named) || !URL.canParse(named)) return null;
  const url = new URL(named);
  if (url.username !== "" || url.password !== "") return null;
  if (url.protocol === "http:") url.protocol = "https:";
  return url.href.length > addressLimit ? null : url.href;
}
