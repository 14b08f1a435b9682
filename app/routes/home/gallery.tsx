import { lazy, Suspense } from "react";
import { isRouteErrorResponse } from "react-router";
import { pageTools } from "../../request/page-tools.server.ts";
import { type GalleryPart, galleryNow, isGalleryPart } from "./gallery/parts.ts";
import styles from "./gallery/gallery.css?url";
import otherStyles from "./other/other-home.css?url";
import type { Route } from "./+types/gallery";

/** Server only, so that no browser loads every card. */
const Gallery = lazy((): Promise<typeof import("./gallery/gallery.tsx")> =>
  import.meta.env.SSR ? import("./gallery/gallery.tsx") : new Promise(() => undefined),
);

/** Only in development, preview and tests. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { t, viewer: reader, isWorkshop, notFound } = pageTools(context);
  const asked = url.searchParams.get("part");
  const isThere = isWorkshop && (asked === null || isGalleryPart(asked));
  if (!isThere) throw notFound();
  const viewer = { ...reader, now: galleryNow, signedIn: false };
  return { title: t("gallery.title"), part: asked as GalleryPart | null, viewer };
}

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData
    ? [
        { title: loaderData.title },
        { name: "robots", content: "noindex" },
        ...[otherStyles, styles].map((href) => ({ tagName: "link" as const, rel: "stylesheet", href })),
      ]
    : [{ title: isRouteErrorResponse(error) ? error.data?.title : "" }];

export default function GalleryPage({ loaderData: { part, viewer } }: Route.ComponentProps) {
  return (
    <Suspense>
      <Gallery part={part} viewer={viewer} />
    </Suspense>
  );
}
