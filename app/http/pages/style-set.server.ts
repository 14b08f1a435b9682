import type { EntryContext } from "react-router";

/** Which sheets a first visit brings, and whether those of the second kind come behind a picture that the page carries. */
export interface StyleSet {
  /** The id of a route. */
  page: string;
  hasPicture: boolean;
}

interface PageData {
  /** The page prints ui/printing/after-pixels. */
  hasPicture?: boolean;
  layout?: string;
}

/**
 * The sheets of this answer's first screen; null where the stylesheet is asked for in the head: pages that are worked in and
 * have a stylesheet of their own, which the framework prints there, and the other layout of home.
 */
export function styleSetOf({ routeModules, staticHandlerContext }: EntryContext): StyleSet | null {
  const { matches, loaderData, errors } = staticHandlerContext;
  const id = matches.at(-1)?.route.id ?? "";
  const { handle, links } = routeModules[id] ?? {};
  if (links && (handle as { wakes?: boolean } | undefined)?.wakes) return null;
  if (errors) return { page: FAILURE, hasPicture: false };
  const { hasPicture = false, layout } = (loaderData[id] ?? {}) as PageData;
  return layout === "other" ? null : { page: id, hasPicture };
}

/** Its page is the one that every failure shows. */
const FAILURE = "routes/not-found";
