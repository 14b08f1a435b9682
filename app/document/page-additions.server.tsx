import type { ContextType, ReactNode } from "react";
import type { EntryContext } from "react-router";
import { answersScript, formsScript, pageScript } from "virtual:early-scripts";
import { escapeHtml } from "../domain/pages/escape-html.ts";
import { deviceLinks } from "../http/head/head-tags.server.ts";
import type { Styled } from "../http/pages/styled.ts";
import { type StyleSet, headStyles, laterStyles, ownStyles, pixelStyles } from "../http/pages/styles.server.ts";
import { TextContext, useT } from "../i18n/use-t.tsx";
import type { Additions } from "../in-order-stream/in-order-document.server.ts";
import { ComparedLink } from "../ui/forms/compare-form.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { WishedLink } from "../ui/forms/wish-button.tsx";
import { iconPaths } from "../ui/icon-paths.ts";
import { renderToReadableStream } from "react-dom/server.node";

type PageText = NonNullable<ContextType<typeof TextContext>>;

interface Page {
  text: PageText;
  nonce: string;
  set: StyleSet | null;
  styled: (print: (styled: Styled) => string) => string;
  tags: { head: string; body: string };
  hydratedLater: EntryContext["manifest"] | null;
}

/**
 * Inserted by the stream into the rendered page (in-order-stream/in-order-document): styles, early scripts, icons, tags
 * for machines.
 */
export async function pageAdditions({ text, nonce, set, styled, tags, hydratedLater }: Page): Promise<Additions> {
  const { locale } = text;
  const script = (code: string) => `<script nonce="${nonce}">${code}</script>`;
  const forms = script(formsScript);
  const isBehindPixels = set?.hasPicture === true;
  const end = hydratedLater ? await printedPageEnd(text, hydratedLater, nonce) : "";
  const first = styled((by) => headStyles({ set, styled: by, nonce, locale }));
  return {
    head: `${first}${tags.head}${deviceLinks(locale)}${isBehindPixels ? "" : forms}`,
    bodyStart: headerIcons,
    places: {
      "after-pixels": isBehindPixels ? `${styled((by) => pixelStyles({ set, styled: by, nonce }))}${forms}` : "",
      "later-styles": script(answersScript) + styled((by) => laterStyles({ set, styled: by, nonce, locale })),
    },
    ownStyles: (tag) => ({
      head: styled((by) => ownStyles(tag, { set, styled: by }).head),
      later: styled((by) => ownStyles(tag, { set, styled: by }).later),
    }),
    bodyEnd: `${liveLine(text)}${otherIcons}${script(pageScript)}${end}${tags.body}`,
  };
}

// All other icons are below the first paint or beside words.
const HEADER_ICONS = ["menu", "search", "user", "shopping-cart"] as const satisfies IconName[];
const isInHeader = (name: IconName) => (HEADER_ICONS as readonly IconName[]).includes(name);
const headerIcons = iconSprite(isInHeader);
const otherIcons = iconSprite((name) => !isInHeader(name));

function liveLine({ t }: PageText): string {
  const words = {
    failed: t("everywhere.noConnection"),
    unconfirmed: t("errors.notConfirmedText"),
    error: t("everywhere.error"),
    recent: t("search.recent"),
    clear: t("search.clear"),
  };
  const data = Object.entries(words).map(([name, text]) => ` data-${name}="${escapeHtml(text)}"`);
  return `<div id="early-live" class="toasts" role="status" aria-live="polite"${data.join("")}></div>`;
}

async function printedPageEnd(text: PageText, manifest: EntryContext["manifest"], nonce: string): Promise<string> {
  const parts = (printedParts[text.locale] ??= await staticMarkup(
    <TextContext value={text}>
      <PageParts />
    </TextContext>,
  ));
  const modules = [manifest.hmr?.runtime, manifest.entry.module].filter((url) => url !== undefined);
  const code = modules.map((url) => `import ${JSON.stringify(url)};`).join("");
  return `${parts}<script type="text/x-deferred" data-module="" nonce="${nonce}">${code}</script>`;
}

const printedParts: Partial<Record<PageText["locale"], string>> = {};

/** By the renderer that streams pages: renderToString would add a second one to the bundle. */
async function staticMarkup(piece: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(piece);
  return new Response(stream).text();
}

/** Templates for the scripts of a printed page (client/page-parts), in its language. */
function PageParts() {
  return (
    <>
      <template id="wished">
        <WishedLink name="" hasWords />
      </template>
      <template id="compared">
        <ComparedLink />
      </template>
      <template id="arrows">
        <span>
          <Arrow text="everywhere.previous" className="product-carousel-arrow product-carousel-back" />
          <Arrow text="everywhere.next" className="product-carousel-arrow" />
        </span>
      </template>
    </>
  );
}

function Arrow({ text, className }: { text: "everywhere.previous" | "everywhere.next"; className: string }) {
  return (
    <button type="button" className={className} data-off="">
      <Icon name="chevron-right" />
      <span className="visually-hidden">{useT()(text)}</span>
      <span className="visually-hidden" data-title="" />
    </button>
  );
}

function iconSprite(has: (name: IconName) => boolean): string {
  const symbols = Object.entries(iconPaths)
    .filter(([name]) => has(name as IconName))
    .map(([name, path]) => `<symbol id="i-${name}" viewBox="0 0 24 24"><path d="${path}"></path></symbol>`);
  return `<svg class="visually-hidden" width="0" height="0" aria-hidden="true">${symbols.join("")}</svg>`;
}
