import type { ContextType } from "react";
import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter, isRouteErrorResponse } from "react-router";
import { answersScript, formsScript, pageScript } from "virtual:early-scripts";
import liteStyles from "virtual:lite-styles";
import { inOrderStream } from "../workers/in-order-stream.ts";
import { escapeHtml } from "./domain/pages/escape-html.ts";
import { withCarriedLinks } from "./http/head/carry-language.server.ts";
import { deviceLinks } from "./http/head/device-links.server.ts";
import { headTags } from "./http/head/head-tags.server.ts";
import { addressLanguageContext, pageFactsContext } from "./http/head/page-facts.server.ts";
import { structuredData } from "./http/head/structured-data.server.ts";
import { logEvent } from "./http/log.server.ts";
import { isKeptView } from "./http/pages/kept-views.server.ts";
import { litePage } from "./http/pages/lite-page.server.ts";
import { isLite } from "./http/pages/lite.server.ts";
import { pageMarksContext } from "./http/pages/page-marks.server.ts";
import type { Styled } from "./http/pages/styled.ts";
import { headStyles, laterStyles, pixelStyles, styledFor, type StyleSet } from "./http/pages/styles.server.ts";
import {
  loadedHomeContext,
  menuContext,
  nonceContext,
  printedPictureContext,
  problemContext,
  requestIdContext,
} from "./http/request-context.server.ts";
import { TextContext } from "./i18n/use-t.tsx";
import { bindings } from "./middleware/bindings.server.ts";
import { translator } from "./middleware/locale.server.ts";
import { viewerContext } from "./middleware/viewer.server.ts";
import { MenuContext } from "./ui/frame/menu-context.ts";
import { PageParts } from "./ui/frame/page-parts.tsx";
import type { RootData } from "./ui/frame/shell.tsx";
import { IconSprite } from "./ui/icon-sprite.tsx";
import type { IconName } from "./ui/icon.tsx";
import { KeptMarkups } from "./ui/printing/kept-markup.server.ts";
import { MarkupKeeperContext } from "./ui/printing/kept-markup.tsx";
import { KeptPathContext } from "./ui/printing/kept-path.ts";
import { LoadedHomeContext } from "./ui/printing/loaded-home-context.ts";
import { PrintedPictureContext } from "./ui/printing/printed-picture-context.ts";

/** security-and-faults.md 9: the last byte within 8 s, whatever a section waits for. */
export const streamTimeout = 7_500;

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
  const facts = loadContext.get(pageFactsContext);
  const lite = isLite(request.headers);
  const isTakenOver = !lite && isWorkedIn(routerContext);
  // What no framework takes over needs no data for it.
  if (!isTakenOver) void routerContext.serverHandoffStream?.cancel();
  const routed = withMatchedRoutes(routerContext, isTakenOver ? routerContext.serverHandoffStream : undefined);
  const kept = isTakenOver || lite ? null : new KeptMarkups(isKeptView, escapeHtml);
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new Error("a section took longer than the page may take")),
    streamTimeout,
  );
  const body = await renderToReadableStream(
    <TextContext value={text}>
      <MenuContext value={loadContext.get(menuContext)}>
        <LoadedHomeContext value={loadContext.get(loadedHomeContext)}>
          <KeptPathContext value={facts?.isIndexed ? facts.path : null}>
            <PrintedPictureContext value={loadContext.get(printedPictureContext)}>
              <MarkupKeeperContext value={kept}>
                <ServerRouter context={routed} url={request.url} nonce={nonce} />
              </MarkupKeeperContext>
            </PrintedPictureContext>
          </KeptPathContext>
        </LoadedHomeContext>
      </MenuContext>
    </TextContext>,
    {
      nonce,
      signal: controller.signal,
      // A finished section is printed where it stands, however long it is.
      progressiveChunkSize: Infinity,
      onError: (error) => logEvent("render", error, loadContext.get(requestIdContext)),
    },
  );
  loadContext.get(bindings).waitUntil(body.allReady.catch(() => {}).finally(() => clearTimeout(timer)));
  if (lite) {
    await body.allReady;
    const options = { styles: liteStyles, nonce, asSent: carried(request, loadContext) };
    return new Response(await litePage(await new Response(body).text(), options), { status, headers });
  }
  const tags = machineTags(loadContext, status);
  const set = loadContext.get(problemContext) ? "none" : styleSetOf(routerContext, status);
  // A page that is composed for everybody holds all, and each answer gets its own.
  const marks = loadContext.get(pageMarksContext);
  const styled = (print: (styled: Styled) => string) =>
    marks
      ? marks.styled({ phone: print("phone"), screen: print("screen"), link: print("link") })
      : print(styledFor(request.headers));
  const script = (code: string) => `<script nonce="${nonce}">${code}</script>`;
  const isBehindPixels = set === "home" || set === "product";
  const additions = {
    head: `${styled((by) => headStyles({ set, styled: by, nonce, locale: text.locale }))}${tags.head}${deviceLinks(text.locale)}${isBehindPixels ? "" : script(formsScript)}`,
    bodyStart: headerIcons,
    places: {
      "after-pixels": isBehindPixels
        ? `${styled((by) => pixelStyles({ set, styled: by, nonce }))}${script(formsScript)}`
        : "",
      "later-styles":
        script(answersScript) + styled((by) => laterStyles({ set, styled: by, nonce, locale: text.locale })),
    },
    bodyEnd: `${liveLine(text)}${otherIcons}${script(pageScript)}${isTakenOver ? "" : printedPageEnd(text, routerContext, nonce)}${tags.body}`,
  };
  return new Response(body.pipeThrough(inOrderStream(additions, kept?.at)), { status, headers });
}

/** The same without the way to every other route, which costs more to lay out than ours to print; browsers have it from a file. */
function withMatchedRoutes(
  context: EntryContext,
  serverHandoffStream: EntryContext["serverHandoffStream"],
): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes: typeof manifest.routes = {};
  for (const { route } of staticHandlerContext.matches) routes[route.id] = manifest.routes[route.id];
  return { ...context, manifest: { ...manifest, routes }, serverHandoffStream };
}

// All other drawings stand beside words, or are not seen in a phone's header, and may come later.
const HEADER_ICONS = ["menu", "search", "user", "scale", "shopping-cart"] as const satisfies IconName[];
const isInHeader = (name: IconName) => (HEADER_ICONS as readonly IconName[]).includes(name);
const headerIcons = renderToStaticMarkup(<IconSprite has={isInHeader} />);
const otherIcons = renderToStaticMarkup(<IconSprite has={(name) => !isInHeader(name)} />);

/** Where the early scripts say what became of a form, with the sentences for no answer and for a refused field. */
function liveLine({ t }: PageText): string {
  const words = {
    failed: t("everywhere.noConnection"),
    unconfirmed: t("errors.notConfirmedText"),
    error: t("everywhere.error"),
  };
  const data = Object.entries(words).map(([name, text]) => ` data-${name}="${escapeHtml(text)}"`);
  return `<div id="early-live" class="toasts" role="status" aria-live="polite"${data.join("")}></div>`;
}

/** Whether the framework takes the page over: pages that are worked in (settled.md 1), unless they stand still. */
function isWorkedIn({ routeModules, staticHandlerContext: { matches, loaderData } }: EntryContext): boolean {
  const { wakes } = (routeModules[matches.at(-1)?.route.id ?? ""]?.handle ?? {}) as { wakes?: boolean };
  return wakes === true && (loaderData.root as RootData | undefined)?.still === false;
}

/** Parts for the scripts of a printed page, the same for everybody who reads this language, and the scripts, asleep. */
function printedPageEnd(text: PageText, { manifest }: EntryContext, nonce: string): string {
  const parts = (printedParts[text.locale] ??= renderToStaticMarkup(
    <TextContext value={text}>
      <PageParts />
    </TextContext>,
  ));
  const modules = [manifest.hmr?.runtime, manifest.entry.module].filter((url) => url !== undefined);
  const code = modules.map((url) => `import ${JSON.stringify(url)};`).join("");
  return `${parts}<script type="text/x-wake" data-module="" nonce="${nonce}">${code}</script>`;
}

type PageText = NonNullable<ContextType<typeof TextContext>>;
const printedParts: Partial<Record<PageText["locale"], string>> = {};

/** Pages whose first screen has rules of its own (ui/styles/first-screens). */
const FIRST_SCREENS: Record<string, StyleSet> = {
  "routes/home": "home",
  "routes/shop/listing": "listing",
  "routes/product": "product",
};

/** The other layout of home has a stylesheet of its own, which is waited for anyway; listings in columns are a second look. */
function styleSetOf({ staticHandlerContext: { matches, loaderData } }: EntryContext, status: number): StyleSet {
  const id = matches.at(-1)?.route.id ?? "";
  const { layout = "current", view = "list" } = (loaderData[id] ?? {}) as { layout?: string; view?: string };
  return status === 200 && layout === "current" && view === "list" ? (FIRST_SCREENS[id] ?? "none") : "none";
}

/** What the locale middleware still writes into a lite page, for its weight. */
function carried(request: Request, context: RouterContextProvider) {
  const language = context.get(addressLanguageContext);
  const here = new URL(request.url);
  return (page: string) => (language ? withCarriedLinks(page, language, here) : page);
}

/** For search engines, assistants and chats; nothing on a page that is nobody else's business. */
function machineTags(context: RouterContextProvider, status: number): { head: string; body: string } {
  const facts = status === 200 ? context.get(pageFactsContext) : null;
  if (!facts) return { head: "", body: "" };
  const head = headTags(facts, {
    origin: new URL(context.get(bindings).publicOrigin).origin,
    locale: context.get(viewerContext).locale,
    addressLanguage: context.get(addressLanguageContext),
  });
  return { head, body: structuredData(facts) };
}

/** Errors of loaders, actions and rendering; a shopper who went away and an answer such as 404 are none. */
export function handleError(error: unknown, { request, context }: { request: Request; context: unknown }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error))
    logEvent("request", error, (context as RouterContextProvider).get(requestIdContext));
}
