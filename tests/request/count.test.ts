import { expect, test } from "vitest";
import { counter } from "../../app/request/count.server.ts";

test("an event becomes one row, its values in their columns whatever order they are named in", () => {
  const rows: AnalyticsEngineDataPoint[] = [];
  const count = counter({ writeDataPoint: (row) => void rows.push(row!) }, "version-1");
  count({ event: "vitals", shift: 3, slowest: 2, largest: 1, network: "4g", page: "home" });
  count({ event: "order", payment: "cash" });
  expect(rows).toEqual([
    { indexes: ["vitals"], blobs: ["vitals", "version-1", "home", "4g"], doubles: [1, 2, 3] },
    { indexes: ["order"], blobs: ["order", "version-1", "cash"], doubles: [] },
  ]);
});

test("without a dataset nothing happens", () =>
  expect(counter(undefined, "")({ event: "order", payment: "cash" })).toBeUndefined());
