import { expect, test } from "vitest";
import { inPlainText } from "../../../app/http/pages/plain-text.server.ts";

// Specification 7.1.

const answer = async (accept: string, body: unknown, status = 200) => {
  const request = new Request("https://shop.example/", { headers: { Accept: accept } });
  const response = await inPlainText(request, Response.json(body, { status, headers: { "Set-Cookie": "a=1" } }));
  return { type: response.headers.get("Content-Type"), text: await response.text(), response };
};

test("text alone gets the sentence of an answer, with its status and cookies", async () => {
  const refused = { ok: false, fields: { quantity: "Only 3 can be added." }, form: null };
  const { type, text, response } = await answer("text/plain", refused, 422);
  expect(type).toBe("text/plain; charset=utf-8");
  expect(text).toBe("Only 3 can be added.");
  expect(response.status).toBe(422);
  expect(response.headers.get("Set-Cookie")).toBe("a=1");
  expect((await answer("text/plain", { ok: true, message: { text: "Added" } })).text).toBe("Added");
  expect((await answer("text/plain", { ok: true, message: null })).text).toBe("OK");
});

test("what has no sentence stays JSON, as text", async () => {
  const { type, text } = await answer("text/plain", { data: [{ id: 1 }] });
  expect(type).toBe("text/plain; charset=utf-8");
  expect(JSON.parse(text)).toEqual({ data: [{ id: 1 }] });
});

test.each(["application/json, text/plain, */*", "*/*", "text/html, text/plain", "application/json"])(
  "who also takes JSON or pages (%s) gets JSON",
  async (accept) => {
    expect((await answer(accept, { ok: true })).type).toContain("application/json");
  },
);

test("the answer to a HEAD has a type and no body", async () => {
  const request = new Request("https://shop.example/", { method: "HEAD", headers: { Accept: "text/plain" } });
  const headers = { "Content-Type": "application/json" };
  const response = await inPlainText(request, new Response(null, { status: 404, headers }));
  expect(response.status).toBe(404);
  expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(await response.text()).toBe("");
});
