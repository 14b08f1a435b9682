import type { Browser, Page } from "@playwright/test";
import type { Edge } from "./edge-proxy.ts";
import type { SpeedFigure } from "./figures.ts";
import { openPhone, quiet } from "./lab.ts";
import type { SpeedOptions } from "./options.ts";
import { paths } from "./shop.ts";

interface Lab {
  browser: Browser;
  edge: Edge;
}

interface Seen {
  text: number;
  links: string[];
  actions: string[];
  hidden: number;
}

export async function withoutScripts(
  { browser, edge }: Lab,
  { pages, languages }: SpeedOptions,
): Promise<SpeedFigure[]> {
  edge.setLine({ roundTrip: 0, down: Infinity, up: Infinity });
  const figures: SpeedFigure[] = [];
  for (const page of pages) {
    for (const language of languages) {
      const seen = async (hasScripts: boolean) => {
        const context = await openPhone(browser, { language, hasScripts });
        const tab = await context.newPage();
        await tab.goto(edge.url + paths[page]);
        await quiet(edge);
        return look(tab).finally(() => context.close());
      };
      const [off, on] = [await seen(false), await seen(true)];
      const missing = (kind: "links" | "actions") => on[kind].filter((one) => !off[kind].includes(one)).length;
      const row = `${page}, ${language}, scripts off`;
      figures.push(
        { row, metric: "text", value: off.text, unit: "", isMore: true, floor: { name: "scripts on", value: on.text } },
        { row, metric: "links missing", value: missing("links"), unit: "" },
        { row, metric: "actions missing", value: missing("actions"), unit: "" },
        { row, metric: "hidden blocks", value: off.hidden, unit: "" },
      );
    }
  }
  return figures;
}

async function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    // innerText leaves out skipped content (decision 0041), so all of it is made visible; hidden duplicates (running
    // clocks) and buttons without a form do not count.
    const all = new CSSStyleSheet();
    all.replaceSync(`* { content-visibility: visible !important }
      [aria-hidden="true"], button[type="button"] { display: none !important }`);
    document.adoptedStyleSheets = [all];
    return {
      text: document.body.innerText.replace(/[\d\s]+/g, "").length,
      links: [...document.links].map((link) => link.pathname + link.search),
      actions: [...document.forms].map((form) => new URL(form.action).pathname),
      hidden: document.querySelectorAll('[hidden][id^="S:"], template[id^="B:"]').length,
    };
  });
}
