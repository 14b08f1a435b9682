import { expect, test } from "vitest";
import { requestIdOf } from "../../app/http/request-context.server.ts";

test("the platform's id names the request", () => {
  expect(requestIdOf(new Headers({ "cf-ray": "8f1c2d3e4a5b6c7d-ADD" }))).toBe("8f1c2d3e4a5b6c7d-ADD");
});

test.each(["", '"><script>alert(1)</script>', "a b", "x".repeat(65)])("what is no id (%s) is not printed", (ray) => {
  expect(requestIdOf(new Headers({ "cf-ray": ray }))).toMatch(/^[0-9a-f]{16}$/);
});

test("without one each request has its own", () => {
  expect(requestIdOf(new Headers())).not.toBe(requestIdOf(new Headers()));
});
