import { addressLimit, imageCountLimit } from "./limits.ts";
import { faultOf, type Fault } from "./row-refusal.ts";

const BETWEEN = /\s*[|\n]\s*|\s*[,;]\s*(?=(?:https?:)?\/\/|www\.)|\s+(?=https?:\/\/)/iu;

/** https URLs, main one first (specification 5.4). */
export function readImages(...cells: string[]): { images: string[]; problem: Fault | null } {
  const named = cells.flatMap((cell) => cell.split(BETWEEN).map((part) => part.trim().replace(/[,;]$/, "")));
  const dropped: string[] = [];
  const images = new Set<string>();
  for (const name of named.filter(Boolean)) {
    const address = pictureAddress(name);
    if (address === null) dropped.push(name);
    else images.add(address);
  }
  const kept = [...images].slice(0, imageCountLimit);
  if (dropped.length > 0) return { images: kept, problem: faultOf("notPictures", dropped.join(" | ")) };
  const problem = images.size > kept.length ? faultOf("manyPictures", String(images.size), imageCountLimit) : null;
  return { images: kept, problem };
}

function pictureAddress(text: string): string | null {
  const named = text.startsWith("//") ? `https:${text}` : /^www\./i.test(text) ? `https://${text}` : text;
  if (named.length > addressLimit || !/^https?:\/\//i.test(named) || !URL.canParse(named)) return null;
  const url = new URL(named);
  if (url.username !== "" || url.password !== "") return null;
  if (url.protocol === "http:") url.protocol = "https:";
  return url.href.length > addressLimit ? null : url.href;
}
