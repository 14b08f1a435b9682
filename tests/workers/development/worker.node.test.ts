import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logAs, logEvent } from "../../../app/http/log.server.ts";
import { listenForFaults, withFaults } from "../../../workers/development/worker.ts";

const print = vi.fn<(text: string) => void>();
const original = console.error;
beforeEach(() => {
  print.mockReset();
  console.error = print;
  listenForFaults();
});
afterEach(() => void (console.error = original));

const page = (text: string) =>
  new Response(text, { headers: { "Content-Type": "text/html", "Content-Security-Policy": "script-src 'nonce-abc'" } });

/** Twice, as React and the router do. */
const broken = (answer: Response) => () =>
  logAs(
    "id",
    async () => {
      const error = new Error("<b>broken</b>");
      logEvent("render", error);
      logEvent("request", error);
      return answer;
    },
    { method: "GET", url: "http://localhost/shop/cart" },
  );

test("an error is printed once with file and line, and stands at the end of its page", async () => {
  const text = await (await withFaults(broken(page("<p>sorry</p>")))).text();
  expect(print).toHaveBeenCalledOnce();
  const [[printed]] = print.mock.calls as [[string]];
  expect(printed).toMatch(/✗ render GET \/shop\/cart\nError: <b>broken<\/b>\n.*worker\.node\.test\.ts:\d+:\d+/);
  expect(printed).not.toContain("node_modules");
  expect(text).toMatch(/^<p>sorry<\/p><details open.*1 error.*&lt;b&gt;broken.*worker\.node\.test\.ts:\d+/s);
  expect(text).toContain('nonce="abc" src="/@vite/client"');
});

test("other answers and other requests stay as they are", async () => {
  const [data, other] = await Promise.all([
    withFaults(broken(Response.json({ ok: false }))),
    withFaults(async () => page("<p>well</p>")),
  ]);
  expect([await data.text(), await other.text()]).toEqual(['{"ok":false}', "<p>well</p>"]);
  console.error("no line of the log");
  expect(print).toHaveBeenLastCalledWith("no line of the log");
});

test("a module that cannot be imported is an error page too", async () => {
  const response = await withFaults(() => Promise.reject(new SyntaxError("Unexpected token")));
  expect(response.status).toBe(500);
  expect(await response.text()).toContain("SyntaxError: Unexpected token");
});
