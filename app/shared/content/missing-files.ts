import { type PictureKind, pictureSources } from "../../domain/products/picture.ts";
import { animationAddress, readShownPicture } from "../../domain/pictures/picture-address.ts";
import { pictureLists } from "./picture-lists.ts";
import { readContentText } from "./content-file.ts";

interface Named {
  path: string;
  address: string;
}

/**
 * Media of ours that a content file names and the shop does not have. `isMissing` requests one address; a failed
 * request is not a missing file.
 */
export async function findMissingFiles(text: string, isMissing: (address: string) => Promise<boolean>) {
  const named = ownFiles(text);
  const addresses = [...new Set(named.map(({ address }) => address))];
  const answers = await Promise.all(addresses.map(isMissing));
  const missing = new Set(addresses.filter((_, index) => answers[index]));
  return named
    .filter(({ address }) => missing.has(address))
    .map(({ path, address }) => ({ path, reason: `the shop has no ${address}` }));
}

function fileInShape(stored: string, kind: PictureKind): string {
  const { src, avif } = pictureSources(stored, kind);
  return avif?.split(" ", 1)[0] ?? src;
}

function ownFiles(text: string): Named[] {
  const { lists } = readContentText(text);
  const named: Named[] = [];
  const add = (path: string, stored: string | undefined, kind: PictureKind | null) => {
    // Uploaded pictures of home are checked when the file is loaded.
    if (!stored?.startsWith("/media/") || readShownPicture(stored)) return;
    named.push({ path, address: kind === null ? stored : fileInShape(stored, kind) });
  };
  for (const { path, kind } of pictureLists)
    lists[path]?.forEach((entry, index) => add(`${path}[${index}].image`, entry?.image, kind));
  // The animation is stored beside the still picture.
  lists["banners.gif"]?.forEach((entry, index) => {
    if (!entry || readShownPicture(entry.image)) return;
    add(`banners.gif[${index}].image`, animationAddress(entry.image) ?? undefined, null);
  });
  lists.testimonials?.forEach((entry, index) => {
    add(`testimonials[${index}].profilePicture`, entry?.profilePicture, null);
    add(`testimonials[${index}].poster`, entry?.poster, "poster");
    add(`testimonials[${index}].videoUrl`, entry?.videoUrl, null);
  });
  return named;
}
