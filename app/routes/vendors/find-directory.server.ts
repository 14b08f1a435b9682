import { ifPossible } from "../../data/deadline.server.ts";
import { countVendors, listDirectoryChoices, listVendors } from "../../data/vendors/vendor-directory.server.ts";
import { indexVendorNames } from "../../data/vendors/vendor-name-index.server.ts";
import { pageWindow } from "../../domain/pages/page-window.ts";
import { vendorNameMatch } from "../../domain/vendors/vendor.ts";
import type { DirectoryQuery } from "../../domain/vendors/vendor-directory.ts";
import type { Locale } from "../../domain/languages.ts";

export type Directory = Awaited<ReturnType<typeof findDirectory>>;

/** Milliseconds for indexing names that changed; a vendor that is not indexed in time is found by a later search. */
const INDEX_MS = 1_000;

export async function findDirectory(db: D1Database, asked: DirectoryQuery, locale: Locale) {
  const [allChoices] = await Promise.all([
    listDirectoryChoices(db, { parentId: null, city: null }),
    asked.name === null ? null : ifPossible(INDEX_MS, indexVendorNames(db)),
  ]);
  const parent = allChoices.parents.find(({ slugName }) => slugName === asked.category);
  const city = allChoices.cities.find((choice) => choice.city.toLowerCase() === asked.city?.toLowerCase());
  const query = { ...asked, category: parent?.slugName ?? null, city: city?.city ?? null };
  const match = asked.name === null ? null : vendorNameMatch(asked.name);
  if (asked.name !== null && match === null)
    return { query, window: pageWindow(1, 0), total: 0, isCapped: false, vendors: [], choices: allChoices };
  const filter = { match, parentId: parent?.id ?? null, city: query.city };
  const [count, choices] = await Promise.all([
    countVendors(db, filter),
    parent || city ? listDirectoryChoices(db, filter) : allChoices,
  ]);
  const window = pageWindow(query.page, count.total);
  const vendors = count.total === 0 ? [] : await listVendors(db, filter, { sort: query.sort, locale, page: window });
  return { query, window, ...count, vendors, choices };
}
