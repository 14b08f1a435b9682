import { lazy } from "react";
import { homeContent } from "../data/home/home-content.server.ts";
import { namedLayout } from "../domain/home/home-layout.ts";
import { homeThings } from "../domain/structured-data/store-things.ts";
import { pageFactsContext } from "../http/head/page-facts.server.ts";
import { pageTools } from "../request/page-tools.server.ts";
import { deliveryCityOf } from "../http/cookies/preference-cookies.server.ts";
import { pictureStores } from "../request/picture-stores.server.ts";
import { siteOf } from "../request/site.server.ts";
import { ProblemBanner } from "../ui/forms/problem-banner.tsx";
import { OnlyPrinted } from "../ui/printing/only-printed.ts";
import { CurrentLayout } from "./home/current-layout.tsx";
import { currentSections } from "./home/current-sections.server.ts";
import { otherContentView } from "./home/other/other-content-view.ts";
import { otherSections } from "./home/other/other-sections.server.ts";
import { type PictureStores, printedPicture } from "../data/products/printed-picture.server.ts";
import type { ProductCardView } from "../domain/cards/product-card.ts";
import { cardPreviewFile } from "../domain/pictures/picture-address.ts";
import { makeForNextReader, type PictureMaker } from "../shared/pictures/next-reader.server.ts";
import { homeContentView, type HomeContentView } from "./home/home-content-view.ts";
import gifStyles from "./home/gif-cards.css?url";
import otherStyles from "./home/other/other-home.css?url";
import type { Route } from "./+types/home";

/** Lazy, so that the current layout does not load it. */
const OtherLayout = lazy(() => import("./home/other/other-layout.tsx"));

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const tools = pageTools(context);
  const { db, patientDb, push, isWorkshop, settings, viewer, t, needed } = tools;
  const accountId = tools.session.account?.id ?? null;
  const layout = (isWorkshop && namedLayout(url.searchParams.get("layout"))) || (await settings()).homeLayout;
  const stores = pictureStores(request, tools);
  const asking = { db: patientDb, viewer, accountId };
  const city = deliveryCityOf(request);
  const asked = homeContent(db);
  // Sections never reject, so they may fail before anybody awaits them.
  const begun =
    layout === "current"
      ? ({ layout, sections: currentSections(asking, city) } as const)
      : ({ layout, sections: otherSections(asking) } as const);
  // The shell waits for the content that operators loaded.
  const stored = await needed(asked);
  const content = await withFirstPicture(homeContentView(stored, viewer.locale), stores);
  const shown =
    begun.layout === "current"
      ? { ...begun, content, sections: withPreview(begun.sections, stores, tools) }
      : { ...begun, content: { ...content, ...otherContentView(stored, viewer.locale, Math.random) } };
  const [title, description] = [t("homePrinted.title"), t("homePrinted.description")];
  const things = homeThings(siteOf(context), description);
  context.set(pageFactsContext, { title, description, path: "/", isIndexed: true, things });
  const styles = [
    ...(shown.layout === "current" ? [] : [{ href: otherStyles }]),
    ...(shown.content.gifs.length > 0 ? [{ href: gifStyles, "data-later": "" }] : []),
  ];
  const hasPicture = shown.layout === "current";
  return { title, push, layout: shown.layout, hasPicture, styles, shown: new OnlyPrinted(shown) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  return [
    { title: loaderData.title },
    ...loaderData.styles.map((style) => ({ tagName: "link" as const, rel: "stylesheet", ...style })),
  ];
};

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const shown = loaderData.shown.value;
  return (
    <>
      <ProblemBanner />
      {shown.layout === "current" ? <CurrentLayout {...shown} /> : <OtherLayout {...shown} />}
      {loaderData.push && <span hidden data-push={JSON.stringify(loaderData.push)} />}
    </>
  );
}

async function withFirstPicture(content: HomeContentView, stores: PictureStores | null): Promise<HomeContentView> {
  const [first, ...others] = content.slides;
  if (!first || !stores) return content;
  return { ...content, slides: [{ ...first, inPage: await printedPicture(stores, first.image, "hero") }, ...others] };
}

type Row = readonly ProductCardView[] | null;

const IN_SIGHT = 2;

/**
 * Previews of the first goods are inlined, since on a slow line their files come two seconds later; one preview
 * suffices for the largest paint.
 */
function withPreview<Sections extends { newProducts: Promise<Row> }>(
  sections: Sections,
  stores: PictureStores | null,
  maker: PictureMaker,
): Sections {
  if (!stores) return sections;
  return { ...sections, newProducts: sections.newProducts.then((row) => row && rowWithPreview(row, stores, maker)) };
}

async function rowWithPreview(row: NonNullable<Row>, stores: PictureStores, maker: PictureMaker) {
  for (const [place, card] of row.slice(0, IN_SIGHT).entries()) {
    const preview = await printedPicture(stores, card.thumbnail, "card");
    if (preview) return row.with(place, { ...card, preview });
    makeForNextReader(maker, card.thumbnail, [cardPreviewFile]);
  }
  return row;
}
