import { expect, test } from "vitest";
import { parseTries, trySubject } from "../../app/request/count-try.server.ts";

// count-try.server.ts: tries.

test("a limit of tries is read, and nothing else is taken for one", () => {
  expect(parseTries("10/900")).toEqual({ count: 10, seconds: 900 });
  for (const text of ["", "10", "10/", "0/900", "10/0", "-1/9", "1e3/9", "10/900/1", "ten/9", "10/86401"]) {
    expect(() => parseTries(text), text).toThrow("no limit of tries");
  }
});

test("what is counted cannot be read from the counter", () => {
  const subject = (value: string) => trySubject(["one secret of the tests, long enough"], "signIn contact", value);
  expect(subject("+251912345678")).toMatch(/^[\w-]{22}$/);
  expect(subject("+251912345678")).not.toBe(subject("+251912345679"));
  expect(subject("a")).not.toBe(trySubject(["another secret of the tests, as long"], "signIn contact", "a"));
});
