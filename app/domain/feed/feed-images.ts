import { addressLimit, imageCountLimit } from "./limits.ts";
import { RowRefusal, quoted } from "./row-refusal.ts";

/**
 * The distinct pictures of a row as https URLs, main one first (specification 5.4). Refuses a main picture without an
 * http(s) URL; invalid further ones are left out.
 */
export function readImages(main: string, further: string, column: string): string[] {
  const images: string[] = [];
  if (main !== "") {
    const address = pictureAddress(main);
    if (address === null) throw new RowRefusal(column, `${quoted(main)} is not a picture's http or https address`);
    images.push(address);
  }
  for (const part of further.split(/,(?=\s*https?:)|[\s|]+/i)) {
    const address = pictureAddress(part.trim());
    if (address !== null) images.push(address);
  }
  return [...new Set(images)].slice(0, imageCountLimit);
}

function pictureAddress(text: string): string | null {
  if (text.length > addressLimit || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== "" || url.password !== "") return null;
  if (url.protocol === "http:") url.protocol = "https:";
  return url.href.length > addressLimit ? null : url.href;
}
