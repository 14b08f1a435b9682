import { describe, expect, test } from "vitest";
import { FileBrokeOff, FileTooLarge } from "../../../app/http/forms/coming-file.server.ts";
import { deskFileLimit } from "../../../app/domain/feed/limits.ts";
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
  ["/desk/products/7", true],
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

describe("a file of goods", () => {
  const head = '--x\r\nContent-Disposition: form-data; name="birr"\r\n\r\nfilename="1"\r\n--x\r\n';
  const named = 'Content-Disposition: form-data; name="file"; filename="goods.csv"\r\n\r\n';
  const sent = async (pieces: Uint8Array[]) => {
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = pieces.shift();
        if (piece) controller.enqueue(piece);
        else controller.close();
      },
    });
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    const init = { method: "POST", headers, body, duplex: "half" };
    const read = await readOf(
      new Request("https://shop.example/desk/vendors/7/import", init as RequestInit),
      () => "a",
    );
    if (!("fields" in read)) throw new Error(`refused with ${read.status}`);
    return read;
  };
  const cut = (text: string, size: number) => {
    const all = new TextEncoder().encode(text);
    return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
  };
  const whole = async (chunks: AsyncIterable<Uint8Array>) => {
    const found: Uint8Array[] = [];
    for await (const chunk of chunks) found.push(chunk);
    return Buffer.concat(found).toString();
  };
  const goods = 'id,title\r\n--1,"ወንበር \r\n--y"\r\n-'.repeat(200);

  test.each([1, 7, 1_000, 1_000_000])("comes as it arrives, in pieces of %d bytes", async (size) => {
    const read = await sent(cut(`${head}${named}${goods}\r\n--x--\r\n`, size));
    expect(Object.fromEntries(read.fields)).toEqual({ birr: 'filename="1"' });
    expect(read.files!.coming!.file).toBe("goods.csv");
    expect(await whole(read.files!.coming!.chunks)).toBe(goods);
    await read.release!();
  });

  test("that breaks off, or is larger than any, is not taken for a whole one", async () => {
    const broken = await sent(cut(`${head}${named}${goods}`, 1_000));
    await expect(whole(broken.files!.coming!.chunks)).rejects.toThrow(FileBrokeOff);
    const piece = new Uint8Array(deskFileLimit / 100);
    const pieces = [new TextEncoder().encode(head + named), ...Array.from({ length: 102 }, () => piece)];
    let taken = 0;
    const large = await sent(pieces);
    const take = async () => {
      for await (const chunk of large.files!.coming!.chunks) taken += chunk.length;
    };
    await expect(take()).rejects.toThrow(FileTooLarge);
    expect(taken).toBeLessThanOrEqual(deskFileLimit);
    await large.release!();
  });

  test("that is empty, or was not chosen, is none", async () => {
    const empty = await sent(cut(`${head}${named.replace("goods.csv", "")}\r\n--x--\r\n`, 50));
    expect([empty.files!.coming!.file, await whole(empty.files!.coming!.chunks)]).toEqual(["", ""]);
    const none = await sent(cut(`${head.slice(0, -2)}--\r\n`, 50));
    expect(none.files).toEqual({ sent: [], problem: null });
  });
});

function bytes(before: string, after: string): Uint8Array {
  const encoder = new TextEncoder();
  return new Uint8Array([...encoder.encode(before), 0xff, ...encoder.encode(after)]);
}
