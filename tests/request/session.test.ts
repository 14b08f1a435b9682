import { describe, expect, test } from "vitest";
import type { Bindings } from "../../app/request/bindings.server.ts";
import { openSession } from "../../app/request/session.server.ts";

const platform = (publicOrigin: string) =>
  ({
    publicOrigin,
    secrets: ["a secret of the tests, long enough"],
    clock: () => 1_800_000_000_000,
  }) as unknown as Bindings;
const ask = (publicOrigin: string, cookie = "") =>
  openSession(new Request(publicOrigin, { headers: { cookie } }), platform(publicOrigin));

describe("cookies follow the shop's scheme (settled.md 11)", () => {
  test("https: __Host-sid and Secure", async () => {
    const [sid, xsrf] = (await ask("https://shop.example")).cookies;
    expect(sid).toMatch(/^__Host-sid=[^;]+; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly; Secure$/);
    expect(xsrf).toMatch(/^XSRF-TOKEN=[^;]+; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/);
  });

  test("http: sid, which text browsers and phones in the same network keep", async () => {
    const [sid, xsrf] = (await ask("http://localhost:8787")).cookies;
    expect(sid).toMatch(/^sid=[^;]+; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/);
    expect(xsrf).not.toContain("Secure");
  });

  test("a browser that has both is sent none; the other scheme's name is nobody's", async () => {
    const first = await ask("https://shop.example");
    const cookie = first.cookies.map((set) => set.split(";")[0]).join("; ");
    const again = await ask("https://shop.example", cookie);
    expect(again.owner).toBe(first.owner);
    expect(again.cookies).toEqual([]);
    expect((await ask("https://shop.example", cookie.replace("__Host-sid", "sid"))).owner).not.toBe(first.owner);
  });

  test("a known session with another session's form token gets its own", async () => {
    const one = await ask("https://shop.example");
    const two = await ask("https://shop.example");
    const mixed = await ask(
      "https://shop.example",
      `${one.cookies[0]!.split(";")[0]}; ${two.cookies[1]!.split(";")[0]}`,
    );
    expect(mixed.owner).toBe(one.owner);
    expect(mixed.xsrf).not.toBe(two.xsrf);
    expect(mixed.accepts(two.xsrf)).toBe(false);
  });
});
