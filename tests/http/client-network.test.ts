import { expect, test } from "vitest";
import { networkOf } from "../../app/http/client-network.server.ts";

const of = (address?: string) => networkOf(new Headers(address === undefined ? {} : { "CF-Connecting-IP": address }));

// security-and-faults.md 8.

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("%s counts as %s", (address, network) => expect(of(address)).toBe(network));

test("what the platform does not say, or cannot have said, is no network", () => {
  expect(of()).toBeNull();
  expect(of("")).toBeNull();
  expect(of("1".repeat(46))).toBeNull();
});
