import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logAs, logEvent, loggedPath } from "../../app/http/log.server.ts";

let lines: Record<string, unknown>[];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, "error").mockImplementation((line: string) => void lines.push(JSON.parse(line)));
});
afterEach(() => void vi.restoreAllMocks());

const request = { method: "POST", url: "https://shop.example/shop/cart?page=2" };

test("the line of an error has where, why and the id that the page shows", () => {
  const error = new TypeError("no such shelf");
  logAs("8f2-ADD", () => logEvent("request", error), request);
  expect(lines).toEqual([
    {
      ...{ event: "request", requestId: "8f2-ADD", method: "POST", path: "/shop/cart?page=2" },
      ...{ message: "no such shelf", stack: error.stack },
    },
  ]);
  expect(error.stack).toContain("log.test.ts");
});

test("what fails behind the answer has the id of its own request, and work without a request has only an id", async () => {
  const late = (event: string) => Promise.resolve().then(() => logEvent(event, "late"));
  await Promise.all([
    logAs("one", () => late("one"), request),
    logAs("cron-7", () => late("cron-7")),
    logAs("two", () => late("two"), request),
  ]);
  expect(lines.map(({ event, requestId }) => [event, requestId])).toEqual(
    ["one", "cron-7", "two"].map((id) => [id, id]),
  );
  expect(lines[1]).toEqual({ event: "cron-7", requestId: "cron-7", message: "late" });
});

const SECRET = "Ab3_-x9Zk2mQ7tR0vY5w1L";

test.each([
  ["/shop/sidebar/list?name=red+shoes&page=3&lng=am", "/shop/sidebar/list?name=***&page=3&lng=am"],
  ["/login?token=abc.def&code=123456", "/login?token=***&code=***"],
  ["/desk/orders?q=0911223344", "/desk/orders?q=***"],
  [`/orders/${SECRET}/pay`, "/orders/***/pay"],
  [`/parcel/${SECRET}.data?0911223344`, "/parcel/***.data?***=***"],
  [`/shop/wishlist?page=${SECRET}`, "/shop/wishlist?page=***"],
  ["/desk/coupons/HOLIDAY15", "/desk/coupons/***"],
  ["/product/default/samsung-galaxy-a15-4471", "/product/default/samsung-galaxy-a15-4471"],
])("%s is logged as %s", (address, logged) => {
  expect(loggedPath(`https://shop.example${address}`)).toBe(logged);
});
