import { expect, test, vi } from "vitest";
import { storePushFailure, pushFailure } from "../../app/client/push-store.ts";

test("a push token that cannot be got: the toast of specification 8 is prepared, the message kept", () => {
  const store = new Map<string, string>();
  vi.stubGlobal("sessionStorage", { setItem: (name: string, value: string) => store.set(name, value) });
  expect(pushFailure.message).toBeNull();
  storePushFailure(new Error("messaging/permission-blocked"));
  expect(pushFailure).toEqual({
    message: "messaging/permission-blocked",
    toast: {
      kind: "warning",
      position: "top-right",
      duration: 5000,
      hasBackdrop: false,
      hasProgressBar: false,
      hasIcon: false,
    },
  });
  expect(store.get("push-failure")).toBe("messaging/permission-blocked");
  vi.stubGlobal("sessionStorage", {
    setItem: () => {
      throw new Error("full");
    },
  });
  storePushFailure("away");
  expect(pushFailure.message).toBe("away");
  vi.unstubAllGlobals();
});
