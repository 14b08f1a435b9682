import { addressLimit, imageCountLimit } from "./limits.ts";
import { quotedText } from "./row-refusal.ts";

/** https URLs, main one first (specification 5.4). `problem`: some were named and none can be used. */
export function readImages(main: string, further: string): { images: string[]; problem: string | null } {
  const named = [main, ...further.split(/,(?=\s*https?:)|[\s|]+/i).map((part) => part.trim())].filter(Boolean);
  const images = named.map(pictureAddress).filter((address) => address !== null);
  const problem =
    images.length === 0 && named.length > 0
      ? `${quotedText(named[0]!)} is not a picture's http or https address; imported without a picture`
      : null;
  return { images: [...new Set(images)].slice(0, imageCountLimit), problem };
}

function pictureAddress(text: string): string | null {
  if (text.length > addressLimit || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== "" || url.password !== "") return null;
  if (url.protocol === "http:") url.protocol = "https:";
  return url.href.length > addressLimit ? null : url.href;
}
