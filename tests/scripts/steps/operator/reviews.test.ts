import { expect, test } from "vitest";
import { readReviewOptions } from "../../../../scripts/steps/operator/reviews.ts";

const env = { OPERATOR_TOKEN: "token" } as unknown as NodeJS.ProcessEnv;
const asked = (...argv: string[]) => readReviewOptions(argv, env)?.asked;

test("reads what to do with which review", () => {
  expect(asked()).toEqual({ operation: "list" });
  expect(asked("list")).toEqual({ operation: "list" });
  expect(asked("hide", "12")).toEqual({ operation: "hide", review: 12, reason: "" });
  expect(asked("show", "12", "--reason", "fair")).toEqual({ operation: "show", review: 12, reason: "fair" });
  expect(asked("--help")).toBeUndefined();
});

test.each([["hide"], ["show", "0"], ["hide", "1", "2"], ["remove", "1"], ["list", "1"], ["--what"]])(
  "%s %s is refused with the usage",
  (...argv) => expect(() => asked(...argv)).toThrow("npm run reviews"),
);
