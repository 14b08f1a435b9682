import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { readPortalEventOptions, runPortalEvents } from "../../../../scripts/steps/operator/portal-events.ts";
import { readPortalKeyOptions, runPortalKeys } from "../../../../scripts/steps/operator/portal-keys.ts";

// `npm run portal-keys`, `npm run portal-events`.

const env = { OPERATOR_TOKEN: "operator" } as unknown as NodeJS.ProcessEnv;
let stop = () => {};
afterEach(() => stop());

async function shop(...answers: object[]) {
  const asked: object[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += String(part)));
    request.on("end", () => {
      asked.push({ url: request.url, ...(JSON.parse(body) as object) });
      response.end(JSON.stringify(answers.shift()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stop = () => server.close();
  const to = ["--to", `http://127.0.0.1:${(server.address() as AddressInfo).port}`];
  return {
    asked,
    keys: (...argv: string[]) => runPortalKeys(readPortalKeyOptions([...argv, ...to], env)!),
    events: (...argv: string[]) => runPortalEvents(readPortalEventOptions([...argv, ...to], env)!),
  };
}

const key = {
  ...{ key: "A".repeat(16), vendorId: 12, vendor: "Bole Digital", endpoint: "https://portal.example/" },
  ...{ madeAt: Date.UTC(2026, 10, 22, 4), dead: 2 },
};
const event = {
  ...{ id: 7, vendor: 12, type: "parcel.created", parcel: "4827193158-1", state: "placed" },
  ...{ at: Date.UTC(2026, 10, 22, 4), deadAt: 5, problem: "status 500" },
};

test("keys: the list, page after page, for people and for programs", async () => {
  const { asked, keys } = await shop({ keys: [key] }, { keys: [] }, { keys: [key] }, { keys: [] }, { keys: [] });
  const [line] = await keys();
  expect(line).toMatch(/^A{16} {2}Bole Digital \(12\), since .*: https:\/\/portal\.example\/; 2 events nobody took/);
  expect(JSON.parse((await keys("--json"))[0]!)).toEqual([key]);
  expect(await keys()).toEqual(["No vendor's system has a key yet."]);
  expect(asked.slice(0, 2)).toEqual([
    { url: "/operator/portal-keys", operation: "list", after: 0 },
    { url: "/operator/portal-keys", operation: "list", after: 12 },
  ]);
});

test("keys: made, pointed elsewhere, ended", async () => {
  const { asked, keys } = await shop({ key: "k", secret: "s" }, { ok: true }, { ok: true }, { ok: true });
  expect(await keys("make", "12", "--endpoint", "https://portal.example/", "--replace")).toEqual([
    ...["Key:    k", "Secret: s", "The secret is shown this once: hand it to the vendor."],
  ]);
  expect(await keys("endpoint", "12", "https://portal.example/b")).toEqual([
    "Events go to https://portal.example/b now.",
  ]);
  expect(await keys("endpoint", "12", "none")).toEqual(["Events go nowhere now."]);
  expect(await keys("end", "12")).toEqual(["The key is ended: nothing that it signs is taken any more."]);
  expect(asked).toMatchObject([
    { operation: "make", vendor: 12, endpoint: "https://portal.example/", replaces: true },
    { operation: "endpoint", endpoint: "https://portal.example/b" },
    { operation: "endpoint", endpoint: null },
    { operation: "end", vendor: 12 },
  ]);
});

test("events: the list, and one that is sent again", async () => {
  const { asked, events } = await shop({ events: [event] }, { events: [event] }, { events: [] }, { ok: true });
  expect((await events("--vendor", "12"))[0]).toMatch(
    /^7 {2}parcel\.created 4827193158-1 of .*, vendor 12: status 500$/,
  );
  expect(JSON.parse((await events("--json"))[0]!)).toEqual([event]);
  expect(await events("--before", "7")).toEqual(["Every event was taken."]);
  expect(await events("--replay", "7")).toEqual(["Event 7 is on its way again."]);
  expect(asked[0]).toEqual({ url: "/operator/portal-events", operation: "list", vendor: 12 });
  expect(asked[3]).toEqual({ url: "/operator/portal-events", operation: "replay", event: 7 });
});

test.each([
  [["make"], /Name a vendor by its number/],
  [["make", "Bole"], /Name a vendor by its number/],
  [["lend", "12"], /npm run portal-keys/],
  [["end", "12", "now"], /npm run portal-keys/],
  [["endpoint", "12"], /npm run portal-keys/],
  [["--colour"], /npm run portal-keys/],
])("keys %j are refused in one sentence", (argv, sentence) => {
  expect(() => readPortalKeyOptions(argv, env)).toThrow(sentence);
});

test.each([
  [["--replay", "all"], /--replay needs a whole number/],
  [["again"], /npm run portal-events/],
])("events %j are refused in one sentence", (argv, sentence) => {
  expect(() => readPortalEventOptions(argv, env)).toThrow(sentence);
});
