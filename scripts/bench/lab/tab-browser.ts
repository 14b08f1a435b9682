import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stopWithUs } from "../../steps/stop.ts";

/**
 * Chromium does not prerender pages that a debugger holds, as Playwright does: this attaches to the tab instead
 * (decision 37).
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

type Message = {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: unknown;
};
type Send = (method: string, params?: object, sessionId?: string) => Promise<unknown>;

interface Waiting {
  sessionId: string | undefined;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

const READY_MS = 20_000;
const PATIENCE_MS = 15_000;

export async function openTabBrowser(executablePath: string, args: readonly string[] = []): Promise<TabBrowser> {
  const profile = mkdtempSync(join(tmpdir(), "gulit-tabs-"));
  const own = ["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--window-size=1280,800"];
  const program = spawn(
    executablePath,
    [...own, "--remote-debugging-port=0", `--user-data-dir=${profile}`, ...args, "about:blank"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const forget = stopWithUs(() => program.kill("SIGKILL"));
  const ended = new Promise<void>((resolve) => program.once("exit", () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    program.stderr.on("data", (text: Buffer) => {
      said += text.toString();
      const [, found] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (found) resolve(found);
    });
    program.once("exit", () => reject(new Error(`the browser ended: ${said.slice(-300)}`)));
    setTimeout(() => reject(new Error("the browser did not start")), READY_MS).unref();
  });
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error("the browser hears nothing")), { once: true });
  });
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<(message: Message) => void>();
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    const asked = message.id === undefined ? undefined : waiting.get(message.id);
    if (!asked) {
      listeners.forEach((listener) => listener(message));
      if (message.method === "Target.detachedFromTarget") giveUp((message.params as { sessionId: string }).sessionId);
      return;
    }
    waiting.delete(message.id!);
    if (message.error) asked.reject(new Error(JSON.stringify(message.error)));
    else asked.resolve(message.result);
  });
  const giveUp = (gone: string) => {
    for (const [id, { sessionId, reject }] of waiting) {
      if (sessionId !== gone) continue;
      waiting.delete(id);
      reject(new Error("the page is gone"));
    }
  };
  const send: Send = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      waiting.set((last += 1), { sessionId, resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params, ...(sessionId && { sessionId }) }));
    });
  return {
    open: (options = {}) => openTab(send, listeners, options),
    close: async () => {
      socket.close();
      program.kill();
      await ended;
      forget();
      // Chromium's helper processes may still write for a moment.
      rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

async function openTab(
  send: Send,
  listeners: Set<(message: Message) => void>,
  { script, cpu, headers }: TabOptions,
): Promise<Tab> {
  const { browserContextId } = (await send("Target.createBrowserContext")) as { browserContextId: string };
  const made = (await send("Target.createTarget", { url: "about:blank", browserContextId, forTab: true })) as {
    targetId: string;
  };
  const held = (await send("Target.attachToTarget", { targetId: made.targetId, flatten: true })) as {
    sessionId: string;
  };
  const pages = new Map<string, { sessionId: string; isShown: boolean }>();
  const hear = ({ method, params, sessionId }: Message) => {
    const told = params as { sessionId: string; targetInfo: { targetId: string; type: string; subtype?: string } };
    if (method === "Target.attachedToTarget" && sessionId === held.sessionId) {
      const { targetId, type, subtype } = told.targetInfo;
      if (type === "page") pages.set(targetId, { sessionId: told.sessionId, isShown: subtype === undefined });
      void begin(told.sessionId).catch(() => {});
    }
    if (method === "Target.targetInfoChanged") {
      const page = pages.get(told.targetInfo.targetId);
      if (page) page.isShown = told.targetInfo.subtype === undefined;
    }
    if (method === "Target.detachedFromTarget") {
      for (const [targetId, page] of pages) if (page.sessionId === told.sessionId) pages.delete(targetId);
    }
  };
  // A paused target answers nothing before it is resumed.
  const begin = (sessionId: string) =>
    Promise.all([
      send("Page.enable", {}, sessionId),
      script && send("Page.addScriptToEvaluateOnNewDocument", { source: script }, sessionId),
      cpu && send("Emulation.setCPUThrottlingRate", { rate: cpu }, sessionId),
      headers && send("Network.enable", {}, sessionId),
      headers && send("Network.setExtraHTTPHeaders", { headers }, sessionId),
      send("Runtime.runIfWaitingForDebugger", {}, sessionId),
    ]);
  listeners.add(hear);
  await send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }, held.sessionId);
  const shown = () => {
    const found = [...pages.values()].filter(({ isShown }) => isShown).at(-1);
    if (!found) throw new Error("the tab shows no page");
    return found.sessionId;
  };
  const evaluate = async <T>(expression: string): Promise<T> => {
    const asked = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = (await send("Runtime.evaluate", asked, shown())) as {
      result: { value: T };
      exceptionDetails?: { text: string; exception?: { description?: string } };
    };
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  const until = async (expression: string, ms = PATIENCE_MS) => {
    const latest = Date.now() + ms;
    while (!(await evaluate(expression).catch(() => false))) {
      if (Date.now() > latest) throw new Error(`${expression} did not come true`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  await until("document.readyState === 'complete'");
  let pointer = { x: 0, y: 0 };
  const mouse = (type: string, rest: object = {}) =>
    send("Input.dispatchMouseEvent", { type, ...pointer, ...rest }, shown());
  return {
    evaluate,
    until,
    go: async (url) => void (await send("Page.navigate", { url }, shown())),
    hover: async (selector) => {
      pointer = await evaluate(`(() => {
        const found = document.querySelector(${JSON.stringify(selector)});
        found.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, top, width, height } = found.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      })()`);
      await mouse("mouseMoved");
    },
    press: async () => {
      const left = { button: "left", clickCount: 1 };
      await mouse("mousePressed", left);
      await mouse("mouseReleased", left);
    },
    close: async () => {
      listeners.delete(hear);
      await send("Target.disposeBrowserContext", { browserContextId });
    },
  };
}
