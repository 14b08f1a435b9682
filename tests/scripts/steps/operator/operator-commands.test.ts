import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { readAuditOptions, auditShop } from "../../../../scripts/steps/operator/audit-database.ts";
import { readCouponOptions, runCoupons } from "../../../../scripts/steps/operator/coupons.ts";
import { readParcelOptions, runParcels } from "../../../../scripts/steps/operator/parcels.ts";

// `npm run coupons`, `npm run parcels`, `npm run audit:db`.

const env = { OPERATOR_TOKEN: "operator", PORT: "8999" } as unknown as NodeJS.ProcessEnv;
const folder = mkdtempSync(join(tmpdir(), "gulit-commands-"));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

let stop = () => {};
afterEach(() => stop());

async function shop(status: number, ...answers: object[]) {
  const asked: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += String(part)));
    request.on("end", () => {
      asked.push({ url: request.url, ...(JSON.parse(body) as object) });
      response.writeHead(status).end(JSON.stringify(answers.length > 1 ? answers.shift() : answers[0]));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stop = () => server.close();
  return { to: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

describe("coupons", () => {
  const good = file("good.json", '{"coupons":[{"code":"SAVE10"}]}');

  test("a file is sent as it is, dry or not", async () => {
    const { to, asked } = await shop(200, { checked: 1, stored: 0 }, { checked: 1, stored: 1 });
    const run = (...argv: string[]) => runCoupons(readCouponOptions([...argv, "--to", to], env)!);
    expect(await run(good, "--dry-run")).toEqual(["1 coupons are as they should be; nothing was stored."]);
    expect(await run(good)).toEqual(["1 coupons stored. They can be used at once."]);
    expect(asked).toEqual([
      { url: "/operator/coupons", operation: "load", isDryRun: true, coupons: [{ code: "SAVE10" }] },
      { url: "/operator/coupons", operation: "load", isDryRun: false, coupons: [{ code: "SAVE10" }] },
    ]);
  });

  test("every fault is told with its place", async () => {
    const faults = [
      { path: "coupons[0].value", reason: "Too big" },
      { path: "coupons[0].uses", reason: "Too small" },
    ];
    const { to } = await shop(422, { problem: "Nothing was stored.", faults });
    const run = runCoupons(readCouponOptions([good, "--to", to], env)!);
    await expect(run).rejects.toThrow("Nothing was stored.\n  coupons[0].value: Too big\n  coupons[0].uses: Too small");
  });

  test("without a file they are listed, page after page", async () => {
    const stored = { code: "SAVE10", kind: "percent", value: 10, minimum: 100_000, vendor: null, mostUses: 5, uses: 2 };
    const days = { startsAt: Date.UTC(2026, 10, 21, 21), endsAt: Date.UTC(2026, 11, 31, 21) };
    const { to, asked } = await shop(200, { coupons: [{ ...stored, ...days }] }, { coupons: [] });
    expect(await runCoupons(readCouponOptions(["--to", to], env)!)).toEqual([
      "SAVE10                10 % from 1,000\u00a0ETB, all vendors, 22 November 2026 to 31 December 2026, used 2 of 5",
    ]);
    expect(asked.map(({ after }) => after)).toEqual(["", "SAVE10"]);
  });

  test.each([
    [[join(folder, "none.json")], /There is no file/],
    [[file("broken.json", "{")], /is no JSON/],
    [[file("list.json", "[]")], /has to be/],
    [[good, good], /Name one file/],
    [["--remove", good], /npm run coupons/],
  ])("%j is refused in one sentence", (argv, sentence) => {
    expect(() => readCouponOptions(argv, env)).toThrow(sentence);
  });
});

describe("parcels", () => {
  const listed = {
    ...{ id: 7, number: "4827193158", position: 1, state: "onTheWay", stateAt: Date.UTC(2026, 10, 22, 4), vendorId: 3 },
    ...{ vendor: "Bole Digital", units: 2, total: 733_000, payment: "cash due", reason: "" },
  };

  test("a list, and a move", async () => {
    const { to, asked } = await shop(200, { parcels: [listed] }, { ok: true, state: "delivered" });
    const run = (...argv: string[]) => runParcels(readParcelOptions([...argv, "--to", to], env)!);
    expect(await run("--vendor", "3")).toEqual([
      "7  48 2719 3158-1   onTheWay since 22 November, 07:00: 2 units, 7,330\u00a0ETB, cash due, Bole Digital (3)",
    ]);
    expect(await run("move", "4827193158-1", "delivered", "--reason", "By hand")).toEqual(["Now it is delivered."]);
    expect(asked[0]).toEqual({ url: "/operator/parcels", operation: "list", vendor: 3 });
    expect(asked[1]).toMatchObject({
      operation: "move",
      parcel: "4827193158-1",
      state: "delivered",
      reason: "By hand",
    });
  });

  test("the shop's own sentence where it refuses", async () => {
    const { to } = await shop(409, {
      problem: "A parcel that is delivered cannot become preparing.",
      state: "delivered",
    });
    const run = runParcels(readParcelOptions(["move", "4827193158-1", "preparing", "--to", to], env)!);
    await expect(run).rejects.toThrow("A parcel that is delivered cannot become preparing.");
  });

  test.each([
    [["move", "4827193158-1"], /npm run parcels/],
    [["--vendor", "Bole"], /whole number/],
    [["--all"], /npm run parcels/],
  ])("%j is refused in one sentence", (argv, sentence) => {
    expect(() => readParcelOptions(argv, env)).toThrow(sentence);
  });
});

test.each([
  [401, /refuses the operator token/],
  [503, /did not do it \(503\)/],
])("%i is told in one sentence", async (status, sentence) => {
  const { to } = await shop(status, { problem: "no" });
  await expect(runParcels(readParcelOptions(["--to", to], env)!)).rejects.toThrow(sentence);
});

test("no shop at all", async () => {
  const options = readParcelOptions(["--to", "http://127.0.0.1:9"], env)!;
  await expect(runParcels(options)).rejects.toThrow(/No shop answers/);
});

test("the audit needs a shop's data, here or far away, and not both", async () => {
  expect(readAuditOptions(["--state", "somewhere"], env)).toEqual({ stateDir: "somewhere" });
  expect(readAuditOptions(["--help"], env)).toBeNull();
  expect(() => readAuditOptions(["--fix"], env)).toThrow(/npm run audit:db/);
  expect(() => readAuditOptions(["--state", "x", "--to", "https://shop.example"], env)).toThrow(/not both/);
  await expect(auditShop({ stateDir: folder }, 0)).rejects.toThrow(/There is no shop's data/);
  const found = {
    invariants: 30,
    orders: 7,
    violations: [{ name: "stock", says: "s", rows: [{ product: 1 }], count: 1 }],
  };
  const far = await shop(200, found);
  expect(await auditShop(readAuditOptions(["--to", far.to], env)!, 0)).toEqual(found);
  const refused = await shop(503, { problem: "no" });
  await expect(auditShop(readAuditOptions(["--to", refused.to], env)!, 0)).rejects.toThrow(/did not do it \(503\)/);
});
