import type { ContentLists } from "../../domain/content/content-lists.ts";
import { readShownPicture } from "../../domain/pictures/picture-address.ts";
import { picturesOfContent, storedAddress } from "../pictures/picture-names.server.ts";

type Lists = Partial<ContentLists<number>>;

const FIELDS = new Set(["image", "profilePicture", "poster"]);

/** Third-party pictures become the shop's own (decision 49). */
export function withStoredPictures(lists: Lists): { lists: Lists; addresses: string[] } {
  const addresses: string[] = [];
  const stored = mapPictures(lists, (address) => (addresses.push(address), storedAddress(address)));
  return { lists: stored, addresses };
}

export async function withSourcePictures<Content extends object>(db: D1Database, content: Content): Promise<Content> {
  const hashes: string[] = [];
  mapPictures(content, (address) => (hashes.push(readShownPicture(address)?.hash ?? ""), address));
  const own = hashes.filter(Boolean);
  if (own.length === 0) return content;
  const { results } = await db.prepare(SOURCES).bind(JSON.stringify(own)).all<{ hash: string; source: string }>();
  const sources = new Map(results.map(({ hash, source }) => [hash, source]));
  return mapPictures(content, (address) => sources.get(readShownPicture(address)?.hash ?? "") ?? address);
}

export function homePicturesOf(content: object): string[] {
  const hashes = new Set<string>();
  mapPictures(content, (address) => {
    const hash = address.startsWith("https://") ? null : readShownPicture(address)?.hash;
    if (hash) hashes.add(hash);
    return address;
  });
  return [...hashes];
}

/** Pictures that this load may leave unused. */
export function releaseContentPictures(db: D1Database): D1PreparedStatement {
  return db.prepare(
    `UPDATE picture SET is_loose = 1 WHERE hash IN (SELECT substr(image, 10) FROM (${picturesOfContent}))`,
  );
}

const SOURCES = `
  SELECT k.hash, k.source FROM json_each(?1) wanted CROSS JOIN picture k ON k.hash = wanted.value WHERE k.source IS NOT NULL`;

function mapPictures<Value>(value: Value, change: (address: string) => string): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => mapPictures(item, change)) as Value;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]: [string, unknown]) => [
    key,
    FIELDS.has(key) && typeof item === "string" ? change(item) : mapPictures(item, change),
  ]);
  return Object.fromEntries(entries) as Value;
}
