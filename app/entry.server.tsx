import { renderToReadableStream, renderToStaticMarkup } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter, isRouteErrorResponse } from "react-router";
import earlyScript from "virtual:early-script";
import liteStyles from "virtual:lite-styles";
import { inOrderStream } from "../workers/in-order-stream.ts";
import { deviceLinks } from "./http/device-links.server.ts";
import { headTags } from "./http/head-tags.server.ts";
import { isLite } from "./http/lite.server.ts";
import { litePage } from "./http/lite-page.server.ts";
import { logEvent } from "./http/log.server.ts";
import { addressLanguageContext, pageFactsContext } from "./http/page-facts.server.ts";
import { loadedHomeContext, menuContext, nonceContext, requestIdContext } from "./http/request-context.server.ts";
import { TextContext } from "./i18n/use-t.tsx";
import { IconSprite } from "./ui/icon-sprite.tsx";
import { LoadedHomeContext } from "./ui/loaded-home-context.ts";
import { KeptPathContext } from "./ui/kept-path.ts";
import { MenuContext } from "./ui/menu-context.ts";
import { bindings } from "./middleware/bindings.server.ts";
import { translator } from "./middleware/locale.server.ts";
import { viewerContext } from "./middleware/viewer.server.ts";

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
  // Nothing of a lite page is hydrated, so the data for it stays here.
  const routed = lite ? { ...routerContext, serverHandoffStream: undefined } : routerContext;
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
            <ServerRouter context={routed} url={request.url} nonce={nonce} />
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
    const html = await new Response(body).text();
    return new Response(await litePage(html, { styles: liteStyles, nonce }), { status, headers });
  }
  const tags = deviceLinks(text.locale) + (status === 200 ? machineTags(loadContext) : "");
  return new Response(body.pipeThrough(inOrderStream(additions(nonce, tags))), { status, headers });
}

const iconSprite = renderToStaticMarkup(<IconSprite />);

/** Icons, what machines read, the early script, all drawings, and the live region: none of them is worth hydrating. */
function additions(nonce: string, tags: string) {
  return {
    head: `${tags}<script nonce="${nonce}">${earlyScript}</script>`,
    bodyStart: iconSprite,
    bodyEnd: '<div id="early-live" class="toasts" role="status"></div>',
  };
}

/** For search engines, assistants and chats; nothing on a page that is nobody else's business. */
function machineTags(context: RouterContextProvider): string {
  const facts = context.get(pageFactsContext);
  if (!facts) return "";
  return headTags(facts, {
    origin: new URL(context.get(bindings).publicOrigin).origin,
    locale: context.get(viewerContext).locale,
    addressLanguage: context.get(addressLanguageContext),
  });
}

/** Errors of loaders, actions and rendering; a shopper who went away and an answer such as 404 are none. */
export function handleError(error: unknown, { request, context }: { request: Request; context: unknown }): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error))
    logEvent("request", error, (context as RouterContextProvider).get(requestIdContext));
}
