import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readBounded } from "../../../app/http/forms/bounded-body.server.ts";
import { readSubmission as readOf } from "../../../app/http/forms/submission.server.ts";

const readSubmission = (request: Request) => readOf(request, () => null);
const post = (type: string | null, body: BodyInit | null) =>
  new Request("https://shop.example/cart/lines", {
    method: "POST",
    body,
    headers: type ? { "Content-Type": type } : {},
  });
const form = "application/x-www-form-urlencoded";
const json = "application/json";

describe("the one reader of bodies (security-and-faults.md 6)", () => {
  test("forms and JSON mean the same (specification 7.1)", async () => {
    const fields = new Map([
      ["product", "7"],
      ["quantity", "2"],
    ]);
    expect(await readSubmission(post(form, "product=7&quantity=2"))).toEqual({ fields, repeated: new Set() });
    expect(await readSubmission(post(`${json}; charset=utf-8`, '{"product":7,"quantity":"2","variant":null}'))).toEqual(
      { fields, repeated: new Set() },
    );
  });

  test("a field sent twice is named", async () => {
    expect(await readSubmission(post(form, "quantity=1&quantity=9"))).toMatchObject({
      repeated: new Set(["quantity"]),
    });
  });

  test.each([
    ["a body of another type", "text/plain", "product=7", 415],
    ["multipart", "multipart/form-data; boundary=x", "--x--", 415],
    ["JSON that does not parse", json, "{", 400],
    ["JSON that is not an object", json, "[1]", 400],
    ["nested JSON", json, '{"product":{"id":1}}', 400],
    ["deep JSON", json, `{"a":${"[".repeat(40)}${"]".repeat(40)}}`, 400],
    ["64 KiB and one byte", form, `a=${"x".repeat(65_535)}`, 413],
    ["201 fields", form, Array.from({ length: 201 }, (_, i) => `f${i}=1`).join("&"), 413],
    ["201 members", json, JSON.stringify(Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`f${i}`, 1]))), 413],
  ])("%s is refused", async (_, type, body, status) =>
    expect(await readSubmission(post(type, body))).toEqual({ status }),
  );

  test("exactly 64 KiB and 200 fields are read", async () => {
    expect(await readSubmission(post(form, `a=${"x".repeat(65_534)}`))).toHaveProperty("fields");
    expect(await readSubmission(post(form, Array.from({ length: 200 }, (_, i) => `f${i}=1`).join("&")))).toHaveProperty(
      "fields",
    );
  });

  test("the form of home's content takes a file of 1 MiB; its neighbours do not", async () => {
    const home = (letters: number, path = "/desk/home") =>
      new Request(`https://shop.example${path}`, {
        method: "POST",
        body: `a=${"x".repeat(letters)}`,
        headers: { "Content-Type": form },
      });
    expect(await readSubmission(home(1024 * 1024 - 2))).toHaveProperty("fields");
    expect(await readSubmission(home(1024 * 1024 - 1))).toEqual({ status: 413 });
    expect(await readSubmission(home(65_535, "/desk/home/x"))).toEqual({ status: 413 });
  });

  test("a stream that lies about its length is cut off", async () => {
    let sent = 0;
    const body = new ReadableStream({ pull: (c) => (sent++ < 1000 ? c.enqueue(new Uint8Array(1024)) : c.close()) });
    expect(await readSubmission(post(form, body))).toEqual({ status: 413 });
    expect(sent).toBeLessThan(200);
  });

  test("a body that breaks off, or that was read already, is refused and no error", async () => {
    const broken = () => new ReadableStream({ pull: (c) => c.error(new TypeError("Network connection lost.")) });
    expect(await readSubmission(post(form, broken()))).toEqual({ status: 400 });
    const thrown = await readBounded(post(json, broken()), 1_000).catch((error: unknown) => error);
    expect((thrown as Response).status).toBe(400);
    // An exempt address in another spelling.
    const request = post(json, "{}");
    await readSubmission(request);
    expect(await readBounded(request, 1_000)).toBe("");
  });

  test("members named like object internals are plain fields", async () => {
    const read = await readSubmission(post(json, '{"__proto__":"x","constructor":"y"}'));
    expect(read).toMatchObject({
      fields: new Map([
        ["__proto__", "x"],
        ["constructor", "y"],
      ]),
    });
  });
});

describe("a body that never ends", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function slow(bytes: number) {
    let isOpen = true;
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        if (isOpen) controller.enqueue(new Uint8Array(bytes).fill(97));
      },
      cancel: () => void (isOpen = false),
    });
    return { request: post(form, body), isOpen: () => isOpen };
  }

  async function after(seconds: number, work: Promise<unknown>): Promise<unknown> {
    let outcome: unknown = "reading";
    work.then(
      (value) => (outcome = value),
      (thrown) => (outcome = thrown),
    );
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    return outcome;
  }

  test("is given up when it comes too slowly, and takes nothing more", async () => {
    const { request, isOpen } = slow(1);
    const answer = readSubmission(request);
    expect(await after(9, answer)).toBe("reading");
    expect(await after(2, answer)).toEqual({ status: 408 });
    expect(isOpen()).toBe(false);
    const thrown = await after(11, readBounded(slow(1).request, 1_000));
    expect((thrown as Response).status).toBe(408);
  });

  test("is read to its limit from a slow phone, and for no longer than that takes", async () => {
    const { request } = slow(1_500);
    const answer = readSubmission(request);
    expect(await after(30, answer)).toBe("reading");
    expect(await after(15, answer)).toEqual({ status: 413 });
  });
});
