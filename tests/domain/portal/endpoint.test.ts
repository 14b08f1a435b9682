import { describe, expect, test } from "vitest";
import { readEndpoint } from "../../../app/domain/portal/endpoint.ts";

// security-and-faults.md 2.

test.each([
  ["https://portal.example/gulit", "https://portal.example/gulit"],
  ["HTTPS://Portal.Example:8443/Events?shop=1", "https://portal.example:8443/Events?shop=1"],
  ["https://xn--fiq228c.example", "https://xn--fiq228c.example/"],
])("an endpoint that is called: %s", (typed, address) => {
  expect(readEndpoint(typed, false)).toBe(address);
});

test.each([
  ["no address", "portal"],
  ["plain http", "http://portal.example/"],
  ["a script", "javascript:alert(1)"],
  ["a password", "https://user:secret@portal.example/"],
  ["a fragment", "https://portal.example/#here"],
  ["this machine", "https://localhost/"],
  ["a name of this machine", "https://shop.localhost/"],
  ["its address", "https://127.0.0.1/"],
  ["its address in hexadecimal", "https://0x7f.0.0.1/"],
  ["what clouds tell of themselves", "https://169.254.169.254/latest/meta-data"],
  ["a public address without a name", "https://93.184.216.34/"],
  ["this machine, in IPv6", "https://[::1]/"],
  ["this machine, in IPv4 within IPv6", "https://[::ffff:127.0.0.1]/"],
  ["an inner name", "https://printer.local/"],
  ["a service's inner name", "https://metadata.internal/"],
  ["a name of a cluster", "https://kubernetes.default.svc/"],
  ["a name of this machine in its network", "https://localhost.localdomain/"],
  ["a public name that ends in a dot", "https://portal.example./"],
  ["a name with an empty label", "https://localhost../"],
  ["a name of one label", "https://portal/"],
  ["a name that ends in a dot", "https://localhost./"],
  ["an address that is too long", `https://portal.example/${"a".repeat(500)}`],
  ["nothing", ""],
])("an address that is not called: %s", (_, typed) => {
  expect(readEndpoint(typed, false)).toBeNull();
});

describe("for local work and tests", () => {
  test.each(["http://localhost:9000/events", "http://127.0.0.1:9000/", "https://[::1]:9000/"])("%s too", (typed) => {
    expect(readEndpoint(typed, true)).not.toBeNull();
  });

  test.each(["http://portal.example/", "https://10.0.0.5/", "http://169.254.169.254/", "http://localhost.example/"])(
    "%s all the same not",
    (typed) => {
      expect(readEndpoint(typed, true)).toBeNull();
    },
  );
});
