import { renderToReadableStream } from "react-dom/server.node";
import { type EntryContext, type RouterContextProvider, ServerRouter, isRouteErrorResponse } from "react-router";
import liteStyles from "virtual:lite-styles";
import { withoutLanguage } from "./domain/pages/language-address.ts";
import { inOrderStream } from "./in-order-stream/in-order-stream.server.ts";
import { withCarriedLinks } from "./http/head/carry-language.server.ts";
import { bindings } from "./request/bindings.server.ts";
import { viewerContext } from "./request/viewer.server.ts";
import { headTags, structuredData } from "./http/head/head-tags.server.ts";
import { addressLanguageContext, pageFactsContext } from "./http/head/page-facts.server.ts";
import { logEvent } from "./http/log.server.ts";
import { litePage, isLite } from "./http/pages/lite-page.server.ts";
import { pageMarksContext } from "./http/pages/page-marks.server.ts";
import type { Styled } from "./http/pages/styled.ts";
import { styleSetOf, styledFor } from "./http/pages/styles.server.ts";
import { nonceContext, menuContext, outsideContext } from "./http/request-context.server.ts";
import { translator } from "./request/locale.server.ts";
import type { RootData } from "./ui/root-data.ts";
import { pageAdditions } from "./document/page-additions.server.tsx";
import type { ContextType, ReactNode } from "react";
import { TextContext } from "./i18n/use-t.tsx";
import { MenuContext } from "./ui/frame/menu-context.ts";
import { CanonicalPathContext } from "./ui/printing/canonical-path.ts";
import { OutsideContext } from "./ui/printing/outside-context.ts";

/** ms: a lite page is sent whole, so sections that miss its first byte are left out. */
const LITE_RESERVE_MS = 200;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const nonce = loadContext.get(nonceContext);
  const text = { t: loadContext.get(translator), locale: loadContext.get(viewerContext).locale };
  const lite = isLite(request.headers);
  const isHydrated = !lite && hydrates(routerContext);
  if (!isHydrated) void routerContext.serverHandoffStream?.cancel();
  const routed = withMatchedRoutes(routerContext, isHydrated ? routerContext.serverHandoffStream : undefined);
  const { budget, waitUntil } = loadContext.get(bindings);
  const controller = new AbortController();
  // security-and-faults.md 9: the last byte within 8 s of the request, whatever a section waits for.
  const timer = setTimeout(
    () => controller.abort(new Error("a section took longer than the page may take")),
    Math.max(LITE_RESERVE_MS, lite ? budget.leftForSteps - LITE_RESERVE_MS : budget.left),
  );
  const body = await renderToReadableStream(
    <PageContexts text={text} context={loadContext}>
      <ServerRouter context={routed} url={request.url} nonce={nonce} />
    </PageContexts>,
    {
      nonce,
      signal: controller.signal,
      // Otherwise React moves a large section to the end of the page, and a script puts it into place.
      progressiveChunkSize: Infinity,
      onError: (error) => logEvent("render", error),
    },
  );
  waitUntil(body.allReady.catch(() => {}).finally(() => clearTimeout(timer)));
  if (lite) {
    await body.allReady;
    const options = { styles: liteStyles, nonce, asSent: carried(request, loadContext) };
    return new Response(await litePage(await new Response(body).text(), options), { status, headers });
  }
  const additions = await pageAdditions({
    ...{ text, nonce, set: styleSetOf(routerContext), styled: styledBy(request, loadContext) },
    tags: machineTags(loadContext, status, request.url),
    hydratedLater: isHydrated ? null : routerContext.manifest,
  });
  return new Response(inOrderStream(body, additions), { status, headers });
}

/** The manifest with the matched routes only: printing all routes costs more than rendering the page. */
function withMatchedRoutes(context: EntryContext, serverHandoffStream: EntryContext["serverHandoffStream"]) {
  const { manifest, staticHandlerContext } = context;
  const routes: typeof manifest.routes = {};
  for (const { route } of staticHandlerContext.matches) routes[route.id] = manifest.routes[route.id];
  return { ...context, manifest: { ...manifest, routes }, serverHandoffStream };
}

function hydrates({ routeModules, staticHandlerContext: { matches, loaderData } }: EntryContext): boolean {
  const { hydrates } = (routeModules[matches.at(-1)?.route.id ?? ""]?.handle ?? {}) as { hydrates?: boolean };
  return hydrates === true && (loaderData.root as RootData | undefined)?.isStatic === false;
}

/** A cached copy holds every style variant, and each answer gets its own; other pages get this browser's. */
function styledBy({ headers }: Request, context: RouterContextProvider): (print: (styled: Styled) => string) => string {
  const marks = context.get(pageMarksContext);
  if (marks) return (print) => marks.styled({ phone: print("phone"), screen: print("screen"), link: print("link") });
  const own = styledFor(headers);
  return (print) => print(own);
}

function carried(request: Request, context: RouterContextProvider) {
  const language = context.get(addressLanguageContext);
  const here = new URL(request.url);
  return (page: string) => (language ? withCarriedLinks(page, language, here) : page);
}

/** Neither an aborted request nor an answer such as 404 is logged. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) logEvent("request", error);
}

/** At that path, in whatever language. */
function isAt(path: string, url: string): boolean {
  const canonical = new URL(path, url);
  const { pathname, search } = new URL(url);
  return withoutLanguage(pathname + search) === canonical.pathname + canonical.search;
}

/**
 * HTML for the end of the head and of the body (docs/decisions/0027); empty for private pages and any status but 200.
 */
function machineTags(context: RouterContextProvider, status: number, url: string): { head: string; body: string } {
  const facts = status === 200 ? context.get(pageFactsContext) : null;
  if (!facts) return { head: "", body: "" };
  const head = headTags(facts, {
    origin: new URL(context.get(bindings).publicOrigin).origin,
    locale: context.get(viewerContext).locale,
    addressLanguage: context.get(addressLanguageContext),
    isCanonical: isAt(facts.path, url),
  });
  return { head, body: structuredData(facts) };
}

interface Props {
  text: ContextType<typeof TextContext>;
  context: RouterContextProvider;
  children: ReactNode;
}

function PageContexts({ text, context, children }: Props) {
  const facts = context.get(pageFactsContext);
  return (
    <TextContext value={text}>
      <MenuContext value={context.get(menuContext)}>
        <OutsideContext value={context.get(outsideContext)}>
          <CanonicalPathContext value={facts?.isIndexed ? facts.path : null}>{children}</CanonicalPathContext>
        </OutsideContext>
      </MenuContext>
    </TextContext>
  );
}
