import { within } from "../../data/deadline.server.ts";
import { productCardView } from "../../domain/cards/product-card-view.ts";
import type { ProductSource } from "../../domain/products/product-links.ts";
import type { Product } from "../../domain/products/product.ts";
import type { Viewer } from "../../domain/viewer.ts";
import { logEvent } from "../../http/log.server.ts";

/** The last byte must leave within 8 s (security-and-faults.md 9). */
const SECTION_MS = 6_000;

export interface HomeAsking {
  db: D1Database;
  viewer: Viewer;
  accountId: number | null;
}

/** null where it cannot be read in time; never rejects. */
export function lateSection<Found>(key: string, work: Promise<Found>): Promise<Found | null> {
  return within(SECTION_MS, work).catch((error) => (logEvent(`section ${key}`, error), null));
}

export function lateCards(key: string, asking: HomeAsking, source: ProductSource, list: Promise<Product[]>) {
  const cards = list.then((products) => products.map((product) => productCardView(product, asking.viewer, source)));
  return lateSection(key, cards);
}
