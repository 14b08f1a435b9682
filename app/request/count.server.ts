import { COLUMNS, type Counted } from "../domain/upkeep/counted.ts";

export type Count = (counted: Counted) => void;

export function counter(dataset: AnalyticsEngineDataset | undefined, version: string): Count {
  if (!dataset) return () => undefined;
  return (counted) => {
    const { texts, numbers } = COLUMNS[counted.event];
    const values = counted as unknown as Record<string, string & number>;
    dataset.writeDataPoint({
      indexes: [counted.event],
      blobs: [counted.event, version, ...texts.map((name) => values[name]!)],
      doubles: numbers.map((name) => values[name]!),
    });
  };
}

export const printed = {
  writeDataPoint: (row?: AnalyticsEngineDataPoint) => console.log(JSON.stringify({ counted: row })),
} as AnalyticsEngineDataset;
