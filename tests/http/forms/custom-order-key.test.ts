import { expect, test } from "vitest";
import { issueCustomOrderKey, openCustomOrderKey } from "../../../app/http/forms/form-key.server.ts";

// Specification 2.1.

const OLD = ["the secret before the last change of it", "x"] as const;
const SECRETS = ["the secret of today, long enough to sign", OLD[0]] as const;

test("opens what it issued, by the secret of today or the one before; every key is another", () => {
  const made = { madeAt: Date.UTC(2026, 10, 22), isAgain: true };
  const key = issueCustomOrderKey(SECRETS, "mine", made);
  expect(openCustomOrderKey(key, SECRETS, "mine")).toMatchObject(made);
  expect(openCustomOrderKey(issueCustomOrderKey(OLD, "mine", made), SECRETS, "mine")).toMatchObject(made);
  const other = openCustomOrderKey(issueCustomOrderKey(SECRETS, "mine", made), SECRETS, "mine")!;
  expect(other.keyHash).not.toBe(openCustomOrderKey(key, SECRETS, "mine")!.keyHash);
});

test("another session's, a changed, a cut and no key at all are none", () => {
  const key = issueCustomOrderKey(SECRETS, "mine", { madeAt: 1_000_000, isAgain: false });
  expect(openCustomOrderKey(key, SECRETS, "yours")).toBeNull();
  const again = key.replace(/\.f\./, ".a.");
  const older = key.replace(/\.lfls\./, ".lflr.");
  for (const one of [again, older, key.slice(1), `${key}x`, "", undefined]) {
    expect(one).not.toBe(key);
    expect(openCustomOrderKey(one, SECRETS, "mine")).toBeNull();
  }
});
