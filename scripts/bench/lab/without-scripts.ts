import type { Browser, Page } from "@playwright/test";
import type { Edge } from "../edge/proxy.ts";
import type { BenchOptions } from "../options.ts";
import type { Figure } from "../report.ts";
import { paths } from "../shop.ts";
import { openPhone, waitForQuiet, unthrottled } from "./phone.ts";

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

export async function withoutScripts({ browser, edge }: Lab, { pages, languages }: BenchOptions): Promise<Figure[]> {
  edge.setLine(unthrottled.line);
  const figures: Figure[] = [];
  for (const page of pages) {
    for (const language of languages) {
      const seen = async (hasScripts: boolean) => {
        const context = await openPhone(browser, { language, hasScripts });
        const tab = await context.newPage();
        await tab.goto(edge.url + paths[page]);
        await waitForQuiet(edge);
        return look(tab).finally(() => context.close());
      };
      const [off, on] = [await seen(false), await seen(true)];
      const missing = (kind: "links" | "actions") => on[kind].filter((one) => !off[kind].includes(one)).length;
      const own = { goal: "10", row: `${page}, ${language}, scripts off`, unit: "" } as const;
      figures.push(
        { ...own, metric: "text, by that with scripts", value: off.text / on.text, limit: 0.99, isLeast: true },
        { ...own, metric: "links missing", value: missing("links"), limit: 0 },
        { ...own, metric: "actions missing", value: missing("actions"), limit: 0 },
        { ...own, metric: "hidden blocks", value: off.hidden, limit: 0 },
      );
    }
  }
  return figures;
}

async function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    // innerText leaves out skipped content (decision 0041), so all is made visible; hidden duplicates (running clocks)
    // and buttons without a form do not count.
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
