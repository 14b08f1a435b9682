import "./ui/styles/index.first.css";
import "./ui/styles/layout.second.css";
import "./ui/styles/button.second.css";
import "./ui/styles/far-parts.css";
import { type ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, isRouteErrorResponse, useMatches, useRouteError } from "react-router";
import { deliveryCityOf } from "./http/cookies/preference-cookies.server.ts";
import { findRememberedMenu } from "./data/products/menu.server.ts";
import { cityName } from "./domain/delivery/city-name.ts";
import { menuView } from "./domain/menu/menu.ts";
import { cleanSearchText } from "./domain/search/search-fold.ts";
import { reachView } from "./domain/pages/shop-contact.ts";
import { shopName } from "./domain/pages/shop.ts";
import { readCartCount, readCompared } from "./http/cookies/list-cookies.server.ts";
import { takeFlash } from "./http/forms/flash.server.ts";
import { isPrefetch } from "./http/pages/prefetch.server.ts";
import { isLite } from "./http/pages/lite-page.server.ts";
import { ownPath } from "./http/pages/own-path.server.ts";
import { addressLanguageContext } from "./http/head/page-facts.server.ts";
import { pageMarksContext } from "./http/pages/page-marks.server.ts";
import {
  cookiesContext,
  failureContext,
  menuContext,
  outsideContext,
  problemContext,
  timingContext,
} from "./http/request-context.server.ts";
import type { PageTexts } from "./i18n/page-texts.ts";
import { useLocale } from "./i18n/use-t.tsx";
import { bindings } from "./request/bindings.server.ts";
import { i18nextMiddleware, translator } from "./request/locale.server.ts";
import { localeMiddleware } from "./middleware/locale.server.ts";
import { modalMiddleware } from "./middleware/modal.server.ts";
import { sessionContext } from "./request/session.server.ts";
import { viewerContext } from "./request/viewer.server.ts";
import { viewerMiddleware } from "./middleware/viewer.server.ts";
import { Failure } from "./ui/frame/failure.tsx";
import { PageFrame } from "./ui/frame/page-frame.tsx";
import { ProblemContext, useRootData, type RootData } from "./ui/root-data.ts";
import { AfterHydration } from "./ui/printing/after-hydration.tsx";
import type { Route } from "./+types/root";

export const middleware: Route.MiddlewareFunction[] = [
  i18nextMiddleware,
  localeMiddleware,
  modalMiddleware,
  viewerMiddleware,
];

export async function loader({ request, context, url }: Route.LoaderArgs): Promise<RootData> {
  const platform = context.get(bindings);
  const viewer = context.get(viewerContext);
  const cookies = request.headers.get("cookie");
  const [menu, flash, settings] = await Promise.all([
    findRememberedMenu({ ...platform, now: viewer.now }).catch(() => null),
    // A flash message is shown once, so HEAD requests and prefetches must not take it.
    request.method === "HEAD" || isPrefetch(request.headers) ? null : takeFlash(platform, cookies),
    platform.settings(),
  ]);
  context.set(outsideContext, {
    outside: settings.outside,
    reach: reachView(settings.contact, viewer.locale),
  });
  if (flash) context.get(cookiesContext).push(flash.cookie);
  context.get(timingContext).push({ name: "menu", desc: menu?.from ?? "none" });
  const entries = menu ? menuView(menu.parents, viewer.locale) : [];
  context.set(menuContext, entries);
  const t = context.get(translator);
  const { account, xsrf } = context.get(sessionContext);
  const problem = context.get(problemContext)?.problem ?? null;
  const marks = context.get(pageMarksContext);
  const count = readCartCount(cookies);
  const addressLanguage = context.get(addressLanguageContext);
  return {
    problem,
    ...(settings.opensNewsletter && url.pathname === "/" && { opensNewsletter: true }),
    requestId: marks?.requestId ?? platform.requestId,
    errorTitles: { notFound: t("errors.notFoundTitle"), failed: t("errors.failedTitle") },
    // A page under another address, or for a refused form, is not hydrated: the router would match the address.
    isStatic: problem !== null || context.get(failureContext) !== null,
    shell: {
      name: shopName(viewer.locale),
      hasMenu: entries.length > 0,
      locale: viewer.locale,
      ...(addressLanguage && { addressLanguage }),
      currency: viewer.currency,
      lite: isLite(request.headers),
      cartCount: marks ? marks.cartCount : count > 0 ? String(count) : "",
      cartLabel: marks ? marks.cartLabel : count > 0 ? t("header.cartLabel", { count }) : t("header.cartEmpty"),
      city: marks ? marks.city : cityName(deliveryCityOf(request), viewer.locale),
      compared: readCompared(cookies),
      flash: flash?.message ?? null,
      account: account && { name: account.name },
      wishlist: account?.wishlist ?? [],
      xsrf,
      path: ownPath(url),
      searchWords: url.pathname.startsWith("/shop/sidebar/") ? cleanSearchText(url.searchParams.get("name") ?? "") : "",
      sellerPortal: settings.outside.sellerPortal,
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (!loaderData || !error) return [];
  const { notFound, failed } = loaderData.errorTitles;
  const known: unknown = isRouteErrorResponse(error) ? (error.data?.title ?? (error.status === 404 && notFound)) : null;
  return [{ title: typeof known === "string" ? known : failed }, { name: "robots", content: "noindex" }];
};

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  // The back/forward cache accepts such pages (docs/decisions/0004).
  return { "Cache-Control": "private, no-cache", ...Object.fromEntries(loaderHeaders) };
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRootData();
  const matches = useMatches();
  const { hydrates, texts } = (matches[matches.length - 1]?.handle ?? {}) as PageHandle;
  const isHydrated = hydrates === true && data?.isStatic === false;
  return (
    <html
      lang={useLocale()}
      data-still={data?.isStatic === false ? undefined : ""}
      data-hydrate={isHydrated ? "" : undefined}
      data-texts={isHydrated ? texts : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body
        data-guest={data?.shell.account === null ? "" : undefined}
        data-newsletter={data?.opensNewsletter ? "" : undefined}
      >
        <ProblemContext value={data?.problem ?? null}>
          <PageFrame>{children}</PageFrame>
        </ProblemContext>
        {isHydrated && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  return (
    <>
      <Outlet />
      <AfterHydration />
    </>
  );
}

interface PageHandle {
  /** Hydrated at once (settled.md 1). */
  hydrates?: boolean;
  texts?: PageTexts | (string & {});
}

/** The page for errors that no route handles: a thrown 404 stays a 404, anything else is a 500. */
export function ErrorBoundary() {
  const error = useRouteError();
  const data = useRootData();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <>
      <Failure status={status} requestId={status >= 500 ? data?.requestId : undefined} />
      {data && <AfterHydration />}
    </>
  );
}
