import { encode } from "fast-png";
import { expect, test } from "vitest";
import { formatOrderNumber, parseOrderNumber } from "../../../app/domain/orders/order-number.ts";
import { newGuest } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { openDesk } from "../../support/desk.ts";
import { customOrderKey, WISH } from "../../support/desk-pages.ts";
import { baseURL } from "../../support/base-url.ts";

// settled.md 42.

const ORDER = "/shop/custom-order";

/** Different `seed`, different bytes. */
function photograph(seed: number): Blob {
  const data = new Uint8Array(320 * 240 * 4);
  for (let at = 0; at < data.length; at += 1) data[at] = at % 4 === 3 ? 255 : (at * (seed + 3)) >> 8;
  return new Blob([new Uint8Array(encode({ width: 320, height: 240, channels: 4, depth: 8, data }))]);
}

function sendWith(visitor: Visitor, path: string, fields: Record<string, string>, files: readonly Blob[]) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ _xsrf: visitor.token, ...fields })) body.set(name, value);
  for (const [index, file] of files.entries()) body.append("pictures", file, `${index}.png`);
  const headers = { Accept: "text/html", Origin: baseURL, "Sec-Fetch-Site": "same-origin" };
  return visitor.send("POST", path, headers, body);
}

test("a form for pictures has its files last, after everything that is typed", async () => {
  const { text } = await (await newGuest(baseURL)).get(ORDER);
  const form = /<form[^>]*enctype="multipart\/form-data"[\s\S]*?<\/form>/i.exec(text)![0];
  expect(form).toMatch(/type="file"[^>]*multiple/);
  expect(form.slice(form.indexOf('type="file"'))).not.toMatch(/<input(?![^>]*type="file")|<textarea|<select/);
});

test("a custom order keeps its pictures for the desk alone", async () => {
  const guest = await newGuest(baseURL);
  const files = [photograph(1), photograph(2)];
  const sent = await sendWith(guest, ORDER, { ...WISH, key: await customOrderKey(guest) }, files);
  expect(sent.status).toBe(303);
  const page = await guest.get(sent.headers.get("location")!);
  expect(page.text).toMatch(/Pictures sent<\/dt><dd>2</);
  const number = parseOrderNumber(/<strong>(\d\d \d{4} \d{4})<\/strong>/.exec(page.text)![1]!)!;

  const staff = await openDesk(baseURL, "orders");
  const { text } = await staff.get(`/desk/custom-orders/${number}`);
  expect(text).toContain(formatOrderNumber(number));
  const addresses = [...text.matchAll(/href="(\/desk\/custom-orders\/pictures\/[0-9a-f]{32})"/g)].map(
    ([, path]) => path!,
  );
  expect(addresses).toHaveLength(2);
  const seen = await staff.get(addresses[0]!);
  expect([seen.status, seen.headers.get("content-type"), seen.headers.get("cache-control")]).toEqual([
    200,
    "image/webp",
    "private, no-store",
  ]);
  const hash = addresses[0]!.split("/").at(-1)!;
  const content = await openDesk(baseURL, "content");
  for (const [visitor, path] of [
    [guest, addresses[0]!],
    [content, addresses[0]!],
    [content, `/desk/reviews/pictures/${hash}`],
    [guest, `/media/v/${hash}-320.webp`],
    [staff, "/desk/custom-orders/pictures/0"],
  ] as const)
    expect((await visitor.get(path)).status, path).toBe(404);
});
