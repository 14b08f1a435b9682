import { expect, test } from "vitest";
import { addresses, fill } from "../../../scripts/attack/addresses.ts";
import { faultsOf, leadsAway, markupFaults } from "../../../scripts/attack/judge.ts";
import { mannWhitney } from "../../../scripts/attack/timing.ts";

// A judge that cannot fail proves nothing.

test.each([
  ["<p>zqx9 and &lt;zqx9 onzqx9=1></p>", []],
  ["<p><zqx9 x></p>", ["an element of the sender's"]],
  ['<a title="x" onzqx9="1">', ["an attribute of the sender's"]],
  ['<a href="javascript:zqx9(1)">', ["href leads to the sender"]],
  ['<form action="//zqx9.example/">', ["action leads to the sender"]],
  ['<a href="/shop/sidebar/list?name=zqx9">', []],
  ['<script>var a = "<zqx9>"</script>', ["markup of the sender's in a script"]],
  ['<script>var a = "\\u003czqx9>"</script>', []],
  ['<meta http-equiv="refresh" content="0;zqx9">', ["a http-equiv"]],
  ["<template><zqx9></zqx9></template>", ["an element of the sender's"]],
])("what a browser makes of %s", (html, faults) => expect(markupFaults(html)).toEqual(faults));

const came = { status: 200, headers: { "content-type": "text/html" }, text: "<p>", first: 1, last: 1 };

test.each([
  [null, ["no answer"]],
  [came, []],
  [{ ...came, status: 500 }, ["status 500"]],
  [{ ...came, text: "D1_ERROR: no such table" }, ["a trace of the program"]],
  [{ ...came, text: "TypeError: x\n    at load (file:///worker.js:1:2)" }, ["a trace of the program"]],
  [{ ...came, headers: { "set-cookie": ["zqx9=1"] } }, ["a cookie of the sender's"]],
  [{ ...came, headers: { location: "//zqx9.example/" } }, ["a redirect to //zqx9.example/"]],
])("what is wrong with an answer, %#", (answer, faults) => expect(faultsOf(answer)).toEqual(faults));

test("an address leads away as a browser reads it", () => {
  for (const address of ["//evil.example", "/\\evil.example", "javascript:1", "\thttps://evil.example"])
    expect(leadsAway(address), address).toBe(true);
  for (const address of ["/shop/cart", "?next=//evil.example", "#//evil.example"])
    expect(leadsAway(address)).toBe(false);
});

test("every address of the route table is attacked without being named", () => {
  expect(addresses.length).toBeGreaterThan(100);
  for (const { path } of addresses) expect(fill(path)).not.toContain(":");
  expect(addresses.map(({ path }) => path)).toContain("/portal/v1/products/:product/price");
});

test("two lists of times are told apart only where they differ", () => {
  const times = Array.from({ length: 200 }, (_, at) => (at * 37) % 101);
  expect(mannWhitney(times, times.toReversed())).toBeGreaterThan(0.9);
  expect(
    mannWhitney(
      times,
      times.map((time) => time + 20),
    ),
  ).toBeLessThan(0.01);
});
