import { describe, expect, test } from "vitest";
import { takesFiles } from "../../../app/http/forms/multipart.server.ts";
import { readSubmission as readOf } from "../../../app/http/forms/submission.server.ts";
import { pictureLimits } from "../../../app/domain/pictures/sent-pictures.ts";

// settled.md 42; security-and-faults.md 6.

const readSubmission = async (request: Request) => {
  const read = await readOf(request, () => "hana");
  if ("fields" in read) read.release?.();
  return read;
};
const { files: most, bytes: largest } = pictureLimits;

function form(sizes: readonly number[], path = "/shop/custom-order"): Request {
  const body = new FormData();
  body.set("what", "A chair, ወንበር");
  body.set("quantity", "2");
  for (const [index, size] of sizes.entries())
    body.append("pictures", new Blob([new Uint8Array(size).fill(index + 1)]), `${index}.jpg`);
  return new Request(`https://shop.example${path}`, { method: "POST", body });
}

const raw = (body: BodyInit, type = "multipart/form-data; boundary=x") =>
  new Request("https://shop.example/shop/custom-order", { method: "POST", body, headers: { "Content-Type": type } });

const fields = new Map([
  ["what", "A chair, ወንበር"],
  ["quantity", "2"],
]);

test.each([
  ["/shop/custom-order", true],
  ["/product/default/leather-bag/review", true],
  ["/desk/vendors/7", true],
  ["/desk/vendors/new", true],
  ["/shop/cart", false],
  ["/product/default/leather-bag", false],
  ["/desk/vendors/7/portal", false],
])("%s takes files: %s", (path, isTaken) => expect(takesFiles(path)).toBe(isTaken));

describe("a form with files", () => {
  test("brings its fields and the bytes of its files", async () => {
    expect(await readSubmission(form([3, 70_000]))).toMatchObject({
      fields,
      repeated: new Set(),
      files: {
        sent: [
          { name: "pictures", bytes: new Uint8Array(3).fill(1) },
          { name: "pictures", bytes: new Uint8Array(70_000).fill(2) },
        ],
        problem: null,
      },
    });
  });

  test("without a chosen file has none", async () => {
    const empty = '--x\r\nContent-Disposition: form-data; name="pictures"; filename=""\r\n\r\n\r\n--x--\r\n';
    expect(await readSubmission(raw(empty))).toMatchObject({ files: { sent: [], problem: null } });
  });

  test.each([
    ["as many as are taken", Array.from({ length: most }, () => 9), most, null],
    ["one more", Array.from({ length: most + 1 }, () => 9), most, "tooMany"],
    ["the largest", [largest], 1, null],
    ["a byte more", [9, largest + 1, 9], 1, "tooLarge"],
    ["more than fit into the memory", Array.from({ length: most + 2 }, () => largest), most, "tooMany"],
  ])("with %s keeps its fields", async (_, sizes, kept, problem) => {
    const read = await readSubmission(form(sizes));
    expect(read).toMatchObject({ fields, files: { problem } });
    expect("files" in read && read.files!.sent).toHaveLength(kept);
  });

  test("where no address takes one is refused", async () => {
    expect(await readSubmission(form([3], "/cart/lines"))).toEqual({ status: 415 });
  });

  test.each([
    ["no boundary", "multipart/form-data", "--x--", 400],
    ["a boundary that is none", `multipart/form-data; boundary=${"x".repeat(71)}`, "--x--", 400],
    ["no end", undefined, '--x\r\nContent-Disposition: form-data; name="what"\r\n\r\nA chair', 400],
    ["no beginning", undefined, "A chair", 400],
    [
      "letters that are none",
      undefined,
      bytes('--x\r\nContent-Disposition: form-data; name="w"\r\n\r\n', "\r\n--x--"),
      400,
    ],
    ["a header without end", undefined, `--x\r\nA: ${"b".repeat(9_000)}`, 400],
    ["51 fields", undefined, `${'--x\r\nContent-Disposition: form-data; name="w"\r\n\r\nA\r\n'.repeat(51)}--x--`, 400],
    [
      "a field of 65 KiB",
      undefined,
      `--x\r\nContent-Disposition: form-data; name="w"\r\n\r\n${"b".repeat(66_000)}\r\n--x--`,
      413,
    ],
  ])("with %s is refused", async (_, type, body, status) =>
    expect(await readSubmission(raw(body as BodyInit, type))).toEqual({ status }),
  );

  test("names a field that came twice", async () => {
    const twice = '--x\r\nContent-Disposition: form-data; name="what"\r\n\r\nA\r\n'.repeat(2);
    expect(await readSubmission(raw(`${twice}--x--`))).toMatchObject({ repeated: new Set(["what"]) });
  });
});

function bytes(before: string, after: string): Uint8Array {
  const encoder = new TextEncoder();
  return new Uint8Array([...encoder.encode(before), 0xff, ...encoder.encode(after)]);
}
