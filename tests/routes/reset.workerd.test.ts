import { expect, test } from "vitest";
import { action as resetAction } from "../../app/routes/reset.tsx";
import { callAction } from "../support/call-action.ts";

// security-and-faults.md 8.

const DAY = 86_400_000;
const NOW = Math.ceil(Date.now() / DAY) * DAY;
const MINUTE = 60_000;

async function statuses(contact: string, times: number, now: number): Promise<number[]> {
  const ask = () => callAction(resetAction, "/reset", [["contact", contact]], now);
  return (await Promise.all(Array.from({ length: times }, ask))).map(({ status }) => status).sort();
}

test("five in a quarter of an hour and twenty in a day, from however many sessions", async () => {
  for (let quarter = 0; quarter < 4; quarter += 1) {
    const answers = await statuses("0912345678", 7, NOW + quarter * 15 * MINUTE);
    expect(answers).toEqual([...Array<number>(5).fill(200), 429, 429]);
  }
  expect(await statuses("0912345678", 3, NOW + 90 * MINUTE)).toEqual([429, 429, 429]);
  const late = await callAction(resetAction, "/reset", [["contact", "0912345678"]], NOW + DAY - MINUTE);
  expect(late.headers.get("Retry-After")).toBe("60");
  expect(await statuses("0912345678", 1, NOW + DAY)).toEqual([200]);
  expect(await statuses("hana@example.com", 1, NOW + 90 * MINUTE)).toEqual([200]);
});
