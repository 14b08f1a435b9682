import { afterEach, expect, test, vi } from "vitest";
import { openModal } from "../../app/client/dialogs.ts";
import { registerOverlay, type Overlay } from "../../app/client/overlay.ts";

const modal = { name: "newsletter", href: "/newsletter" } as const;

function shop(effectiveType: string) {
  vi.useFakeTimers();
  const [assign, openOver] = [vi.fn<(href: string) => void>(), vi.fn<Overlay["openOver"]>()];
  vi.stubGlobal("navigator", { connection: { effectiveType, saveData: false } });
  vi.stubGlobal("location", { assign });
  const after = (ms: number) =>
    registerOverlay(() => new Promise((resolve) => setTimeout(resolve, ms, { openOver } as unknown as Overlay)));
  return { assign, openOver, after };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("on 3g a dialog opens if it comes in 1.5 s (specification 2.9)", async () => {
  const { assign, openOver, after } = shop("3g");
  after(1_400);
  openModal(modal);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([openOver.mock.calls, assign.mock.calls]).toEqual([[[modal]], []]);
});

test.each([
  ["3g", [[], [["/newsletter"]]]],
  ["4g", [[[modal]], []]],
])("a dialog that comes after 1.6 s on %s: its page, or itself", async (effectiveType, calls) => {
  const { assign, openOver, after } = shop(effectiveType);
  after(1_600);
  openModal(modal);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([openOver.mock.calls, assign.mock.calls]).toEqual(calls);
});
