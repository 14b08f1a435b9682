import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { awaitFiles, bodiesAwaited } from "../../../app/http/forms/body-room.server.ts";
import { readSubmission } from "../../../app/http/forms/submission.server.ts";

// docs/decisions/0048.

beforeEach(() => void vi.useFakeTimers());
// In this order: a spy would put the fake timer back.
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const form = "application/x-www-form-urlencoded";

function coming(bytes: number, network: string, seconds = 60, path = "/track"): Request {
  let isOpen = true;
  const end = Date.now() + seconds * 1_000;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      if (isOpen && Date.now() >= end) controller.close();
      else if (isOpen) controller.enqueue(new Uint8Array(bytes).fill(97));
    },
    cancel: () => void (isOpen = false),
  });
  const headers = { "Content-Type": form, "CF-Connecting-IP": network };
  const init = { method: "POST", headers, body, duplex: "half" };
  return new Request(`https://shop.example${path}`, init as RequestInit);
}

function outcomes(requests: Request[]): (number | "read" | "coming")[] {
  const all: (number | "read" | "coming")[] = requests.map(() => "coming");
  for (const [index, request] of requests.entries())
    void readSubmission(request, () => null).then((read) => (all[index] = "status" in read ? read.status : "read"));
  return all;
}

test("of a network's slow bodies the slowest give way, and other networks know nothing of it", async () => {
  const slow = outcomes(Array.from({ length: 60 }, () => coming(1, "192.0.2.1")));
  const phone = outcomes([coming(200, "192.0.2.1", 6)]);
  const other = outcomes([coming(1, "192.0.2.2", 6)]);
  await vi.advanceTimersByTimeAsync(3_900);
  expect([...slow, ...phone, ...other].every((one) => one === "coming")).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(slow.filter((one) => one === "coming")).toHaveLength(15);
  expect(slow.filter((one) => one === 408)).toHaveLength(45);
  const quick = outcomes(Array.from({ length: 40 }, () => coming(200, "192.0.2.1", 0.5)));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(quick.every((one) => one === "read")).toBe(true);
  expect([...phone, ...other]).toEqual(["read", "read"]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(slow.every((one) => one === 408)).toBe(true);
  expect(bodiesAwaited("shop")).toBe(0);
});

test("a silent body wakes nothing before it counts as slow", async () => {
  const init = { method: "POST", headers: { "Content-Type": form }, body: new ReadableStream(), duplex: "half" };
  const wakes = vi.spyOn(globalThis, "setTimeout");
  const one = outcomes([new Request("https://shop.example/track", init as RequestInit)]);
  await vi.advanceTimersByTimeAsync(3_990);
  expect(wakes.mock.calls.length).toBeLessThanOrEqual(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect([one, wakes.mock.calls.length > 20]).toEqual([[408], true]);
});

test("many networks are bounded together, and vendors' systems apart from them", async () => {
  const slow = outcomes(Array.from({ length: 300 }, (_, index) => coming(1, `198.51.100.${index % 100}`)));
  const report = outcomes([coming(1, "198.51.100.1", 6, "/reports/other")]);
  await vi.advanceTimersByTimeAsync(4_900);
  expect([slow.filter((one) => one === "coming").length, bodiesAwaited("shop")]).toEqual([128, 128]);
  expect([bodiesAwaited("reports"), bodiesAwaited("signed")]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(report).toEqual(["read"]);
  await vi.advanceTimersByTimeAsync(20_000);
});

function sending(session: string, { network = "192.0.2.1", bytes = 1_000, seconds = 60 } = {}) {
  const request = coming(bytes, network, seconds);
  const body = awaitFiles(request, session);
  const reader = request.body!.getReader();
  const sent = { state: "coming", body };
  const end = Date.now() + 120_000;
  const read = async () => {
    for (let part = await body.next(reader, end); part; part = await body.next(reader, end))
      if (part.done) return (body.keep(), "whole");
    return "gone";
  };
  void read().then((state) => (sent.state = state));
  return sent;
}

test("slow files hold only their own session's place: others come through, also in the same network", async () => {
  const slow = Array.from({ length: 6 }, () => sending("a"));
  const others = Array.from({ length: 30 }, (_, index) => sending(`b${index}`));
  await vi.advanceTimersByTimeAsync(6_000);
  expect(slow.filter(({ state }) => state === "coming").length).toBeLessThanOrEqual(2);
  expect([...slow, ...others].filter(({ state }) => state === "coming")).toHaveLength(8);
  const hana = sending("hana", { bytes: 100_000, seconds: 20 });
  await vi.advanceTimersByTimeAsync(22_000);
  expect(hana.state).toBe("whole");
  for (const { body } of [...slow, ...others, hana]) body.leave();
});

test("files are bounded by their bytes: the slowest gives way, never one that came whole", async () => {
  const whole = sending("c", { bytes: 10_000_000, seconds: 1.5 });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(whole.state).toBe("whole");
  const slow = sending("d", { network: "192.0.2.9", bytes: 1_000_000, seconds: 20 });
  await vi.advanceTimersByTimeAsync(6_000);
  const quick = sending("e", { bytes: 5_000_000, seconds: 1.1 });
  await vi.advanceTimersByTimeAsync(2_000);
  expect([whole.state, slow.state, quick.state]).toEqual(["whole", "gone", "whole"]);
  await vi.advanceTimersByTimeAsync(60_000);
  const next = sending("f", { bytes: 15_000_000, seconds: 1.1 });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(next.state).toBe("whole");
  for (const { body } of [whole, slow, quick, next]) body.leave();
});
