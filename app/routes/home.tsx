import { lazy } from "react";
import { data } from "react-router";
import { homeContent } from "../data/home-content.server.ts";
import { homeLayout, type HomeLayout } from "../domain/readings.ts";
import { requestIdContext } from "../http/request-context.server.ts";
import { bindings } from "../middleware/bindings.server.ts";
import { translator } from "../middleware/locale.server.ts";
import { needed } from "../middleware/needed.server.ts";
import { ownPage } from "../middleware/own-page.server.ts";
import { sessionContext } from "../middleware/session.server.ts";
import { viewerContext } from "../middleware/viewer.server.ts";
import { ProblemBanner } from "../ui/problem-banner.tsx";
import { PushPrompt } from "../ui/push-prompt.tsx";
import { CurrentLayout } from "./home/current-layout.tsx";
import { currentSections } from "./home/current-sections.server.ts";
import { homeContentView } from "./home/home-content-view.ts";
import { otherSections } from "./home/other/other-sections.server.ts";
import otherStyles from "./home/other/styles.css?url";
import type { Route } from "./+types/home";

/** Fetched where it is the home page, so that the current one weighs nothing for it. */
const OtherLayout = lazy(() => import("./home/other/other-layout.tsx"));

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, publicOrigin, push, isWorkshop } = context.get(bindings);
  const viewer = context.get(viewerContext);
  const t = context.get(translator);
  const accountId = context.get(sessionContext).account?.id ?? null;
  const layout = layoutOf(isWorkshop ? url.searchParams.get("layout") : null);
  const asking = { db, viewer, requestId: context.get(requestIdContext), accountId };
  // Asked for before anything is awaited, and never rejecting: a section that fails has somebody who hears of it.
  const shown =
    layout === "current"
      ? ({ layout, texts: "home", sections: currentSections(asking) } as const)
      : ({ layout, texts: "home otherHome", sections: otherSections(asking) } as const);
  const content = await needed(context, homeContent(db));
  const page = {
    title: t("home.title"),
    description: t("home.description"),
    canonical: new URL("/", publicOrigin).href,
    content: homeContentView(content, viewer.locale),
    push,
    ...shown,
  };
  return data(page, ownPage(context));
}

export { ownPageHeaders as headers } from "../middleware/own-page.server.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { title, description, canonical, layout } = loaderData;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    ...(layout === "other" ? [{ tagName: "link" as const, rel: "stylesheet", href: otherStyles }] : []),
  ];
};

export const handle = { texts: "home" };

export { keepAfterCartAdd as shouldRevalidate } from "../client/revalidation.ts";

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { content, push } = loaderData;
  return (
    <>
      <ProblemBanner />
      {loaderData.layout === "current" ? (
        <CurrentLayout content={content} sections={loaderData.sections} />
      ) : (
        <OtherLayout content={content} sections={loaderData.sections} />
      )}
      <PushPrompt keys={push} />
    </>
  );
}

/** The switch in readings.ts, unless the workshop asks for a layout by name. */
function layoutOf(asked: string | null): HomeLayout {
  return asked === "current" || asked === "other" ? asked : homeLayout;
}
