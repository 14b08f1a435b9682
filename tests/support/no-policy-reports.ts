import { readPolicyReports } from "./policy-reports.ts";

/** Zero violations over the whole tour (settled.md 13): browsers reported none to the shop that all tests visited. */
export default async function noPolicyReports(): Promise<void> {
  // The last pages' reports may still be on their way.
  await new Promise((resolve) => setTimeout(resolve, 500));
  const reports = readPolicyReports(Number(process.env.TEST_PORT ?? 8797));
  if (reports !== "") throw new Error(`The tour violated the policy of the shop:\n${reports}`);
}
