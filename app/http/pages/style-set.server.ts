import type { EntryContext } from "react-router";
import type { StyleSet } from "./styles.server.ts";

/** Pages whose first screen has rules of its own (ui/styles/first-screens), by route. */
const FIRST_SCREENS: Record<string, StyleSet> = {
  "routes/home": "home",
  "routes/shop/listing": "listing",
  "routes/product": "product",
};

/**
 * Which rules a first visit gets before the stylesheet. "none" for answers other than 200, for the other layout of home (it
 * has a stylesheet of its own, which is waited for anyway) and for listings in columns (a second look).
 */
export function styleSetOf({ staticHandlerContext: { matches, loaderData } }: EntryContext, status: number): StyleSet {
  const id = matches.at(-1)?.route.id ?? "";
  const { layout = "current", view = "list" } = (loaderData[id] ?? {}) as { layout?: string; view?: string };
  return status === 200 && layout === "current" && view === "list" ? (FIRST_SCREENS[id] ?? "none") : "none";
}
