import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { submissionContext } from "../../app/http/request-context.server.ts";
import { anonymousSession } from "../../app/request/session.server.ts";
import { guardWrite } from "../../app/request/write-guard.server.ts";

// security-and-faults.md 4.

const SHOP = "https://gulit.example";
const session = anonymousSession("right");
session.accepts = (token) => token === "right";

async function statusOf(headers: Record<string, string>, body: string, path = "/cart/lines"): Promise<number | null> {
  const form = { "Content-Type": "application/x-www-form-urlencoded", ...headers };
  const request = new Request(SHOP + path, { method: "POST", headers: form, body });
  const by = { session, publicOrigin: SHOP, isAllowed: true };
  return (await guardWrite(request, by, new RouterContextProvider()))?.status ?? null;
}

test.each<[string, Record<string, string>, string, number | null]>([
  ["a page of ours", { Origin: SHOP, "Sec-Fetch-Site": "same-origin" }, "_xsrf=right", null],
  ["a browser that says nothing of where it comes from", {}, "_xsrf=right", null],
  ["the token in a header", { Origin: SHOP, "X-XSRF-TOKEN": "right" }, "product=1", null],
  ["another site", { Origin: "https://evil.example" }, "_xsrf=right", 403],
  ["a page without an origin", { Origin: "null" }, "_xsrf=right", 403],
  ["our own name on http", { Origin: "http://gulit.example" }, "_xsrf=right", 403],
  ["a site beside ours", { "Sec-Fetch-Site": "same-site" }, "_xsrf=right", 403],
  ["our host on another port", { Origin: "https://gulit.example:8443" }, "_xsrf=right", 403],
  ["our host with a suffix", { Origin: "https://gulit.example.evil.example" }, "_xsrf=right", 403],
  ["another site that claims our origin", { Origin: SHOP, "Sec-Fetch-Site": "cross-site" }, "_xsrf=right", 403],
  ["another session's token", { Origin: SHOP }, "_xsrf=wrong", 403],
  ["an empty token", { Origin: SHOP }, "_xsrf=", 403],
  ["no token", { Origin: SHOP }, "product=1", 403],
  ["two tokens", { Origin: SHOP }, "_xsrf=right&_xsrf=right", 400],
  ["text that a form can send across sites", { "Content-Type": "text/plain" }, "_xsrf=right", 415],
  ["files where none are taken", { "Content-Type": "multipart/form-data; boundary=x" }, "_xsrf=right", 415],
])("%s", async (_, headers, body, status) => expect(await statusOf(headers, body)).toBe(status));

function slowFiles(token: string) {
  let taken = 0;
  const field = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = `--x\r\nContent-Disposition: form-data; name="pictures"; filename="a.jpg"\r\n\r\n${"a".repeat(70_000)}`;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        taken += 1;
        if (taken === 1)
          controller.enqueue(new TextEncoder().encode(field("_xsrf", token) + field("what", "A chair") + file));
        else if (taken === 2) controller.enqueue(new TextEncoder().encode("\r\n--x--\r\n"));
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  const init = { method: "POST", headers, body, duplex: "half" };
  return new Request(`${SHOP}/shop/custom-order`, init as RequestInit);
}

test.each([
  ["right", true, null],
  ["wrong", true, 403],
  ["right", false, 403],
])("files with a %s token, where the rate allows them: %s", async (token, isAllowed, status) => {
  const context = new RouterContextProvider();
  const refusal = await guardWrite(slowFiles(token), { session, publicOrigin: SHOP, isAllowed }, context);
  expect(refusal?.status ?? null).toBe(status);
  if (refusal) expect(refusal.confirm!.fields).toContainEqual(["what", "A chair"]);
  const { fields, files, release } = context.get(submissionContext);
  expect([fields.get("what"), files?.sent.length]).toEqual(refusal ? [undefined, undefined] : ["A chair", 1]);
  release?.();
});
