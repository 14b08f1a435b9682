import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { readAuditOptions, auditShop } from "../../../../scripts/steps/operator/audit-database.ts";

const env = { OPERATOR_TOKEN: "operator", PORT: "8999" } as unknown as NodeJS.ProcessEnv;
const folder = mkdtempSync(join(tmpdir(), "gulit-commands-"));

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

test.each([
  [401, /refuses the operator token/],
  [503, /did not do it \(503\)/],
])("%i is told in one sentence", async (status, sentence) => {
  const { to } = await shop(status, { problem: "no" });
  await expect(auditShop(readAuditOptions(["--to", to], env)!, 0)).rejects.toThrow(sentence);
});

test("no shop at all", async () => {
  const options = readAuditOptions(["--to", "http://127.0.0.1:9"], env)!;
  await expect(auditShop(options, 0)).rejects.toThrow(/No shop answers/);
});

test("the audit needs a shop's data, here or far away, and not both", async () => {
  expect(readAuditOptions(["--state", "somewhere"], env)).toEqual({ stateDir: "somewhere" });
  expect(readAuditOptions(["--help"], env)).toBeNull();
  expect(() => readAuditOptions(["--fix"], env)).toThrow(/npm run shop -- audit/);
  expect(() => readAuditOptions(["--state", "x", "--to", "https://shop.example"], env)).toThrow(/not both/);
  await expect(auditShop({ stateDir: folder }, 0)).rejects.toThrow(/There is no shop's data/);
  const found = {
    invariants: 30,
    orders: 7,
    violations: [{ name: "stock", says: "s", rows: [{ product: 1 }], count: 1 }],
  };
  const far = await shop(200, found);
  expect(await auditShop(readAuditOptions(["--to", far.to], env)!, 0)).toEqual(found);
});
