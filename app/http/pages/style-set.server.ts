import type { EntryContext } from "react-router";

export interface StyleSet {
  page: string;
  hasPicture: boolean;
}

interface PageData {
  hasPicture?: boolean;
  layout?: string;
}

/**
 * null if the stylesheet is linked in the head: on pages with a stylesheet of their own, and on home's other layout.
 */
export function styleSetOf({ routeModules, staticHandlerContext }: EntryContext): StyleSet | null {
  const { matches, loaderData, errors } = staticHandlerContext;
  const id = matches.at(-1)?.route.id ?? "";
  const { handle, links } = routeModules[id] ?? {};
  if (links && (handle as { hydrates?: boolean } | undefined)?.hydrates) return null;
  if (errors) return { page: FAILURE, hasPicture: false };
  const { hasPicture = false, layout } = (loaderData[id] ?? {}) as PageData;
  return layout === "other" ? null : { page: id, hasPicture };
}

const FAILURE = "routes/not-found";
