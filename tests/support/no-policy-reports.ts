import { readPolicyReports } from "./shop-log.ts";

/** settled.md 13. */
export default async function noPolicyReports(): Promise<void> {
  // The last reports may still be in flight.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const reports = readPolicyReports(Number(process.env.TEST_PORT ?? 8797));
  if (reports !== "") throw new Error(`The pages violated the content security policy of the shop:\n${reports}`);
}
