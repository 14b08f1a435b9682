import puppeteer from "puppeteer-core";

/**
 * Chromium does not prerender pages under a page debugger such as Playwright's, so Puppeteer debugs the tab (decision
 * 37).
 */
export interface TabBrowser {
  open: (options?: TabOptions) => Promise<Tab>;
  close: () => Promise<void>;
}

interface TabOptions {
  script?: string;
  cpu?: number;
  headers?: Record<string, string>;
}

export interface Tab {
  go: (url: string) => Promise<void>;
  evaluate: <T>(expression: string) => Promise<T>;
  until: (expression: string, ms?: number) => Promise<void>;
  hover: (selector: string) => Promise<void>;
  press: () => Promise<void>;
  close: () => Promise<void>;
}

const PATIENCE_MS = 15_000;
const own = ["--no-sandbox", "--disable-gpu", "--no-first-run"];

export async function openTabBrowser(executablePath: string, args: readonly string[] = []): Promise<TabBrowser> {
  const defaultViewport = { width: 1280, height: 800 };
  const browser = await puppeteer.launch({ executablePath, args: [...own, ...args], defaultViewport });
  return {
    close: () => browser.close(),
    async open({ script, cpu, headers } = {}) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      if (script) await page.evaluateOnNewDocument(script);
      if (cpu) await page.emulateCPUThrottling(cpu);
      if (headers) await page.setExtraHTTPHeaders(headers);
      const evaluate = <T>(expression: string) => page.evaluate(expression) as Promise<T>;
      const until = async (expression: string, ms = PATIENCE_MS) => {
        const latest = Date.now() + ms;
        // A prerendered page may replace this one meanwhile.
        while (!(await evaluate(expression).catch(() => false))) {
          if (Date.now() > latest) throw new Error(`${expression} did not come true`);
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      };
      return {
        evaluate,
        until,
        go: async (url) => void (await page.goto(url, { waitUntil: "domcontentloaded", timeout: 60_000 })),
        async hover(selector) {
          const { x, y } = await evaluate<{ x: number; y: number }>(`(() => {
            const found = document.querySelector(${JSON.stringify(selector)});
            found.scrollIntoView({ block: "center", behavior: "instant" });
            const { left, top, width, height } = found.getBoundingClientRect();
            return { x: left + width / 2, y: top + height / 2 };
          })()`);
          await page.mouse.move(x, y);
        },
        async press() {
          await page.mouse.down();
          await page.mouse.up();
        },
        close: () => context.close(),
      };
    },
  };
}
