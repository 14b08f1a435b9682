import type { EntryContext } from "react-router";

/** The stylesheets of a first visit, and whether those of the second kind come after a picture inside the page. */
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
 * The sheets of this answer's first screen; null if the stylesheet is linked in the head: on pages that are worked in and
 * have a stylesheet of their own, which the framework prints there, and on the other layout of home.
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
