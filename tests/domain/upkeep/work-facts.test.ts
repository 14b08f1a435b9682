import { expect, test } from "vitest";
import { workAilments, type WorkFacts } from "../../../app/domain/upkeep/work-facts.ts";

const nothing: WorkFacts = {
  ...{
    givenUp: 0,
    unreachable: 0,
    late: 0,
    transfers: 0,
    mismatches: 0,
    paymentsTried: 0,
    paymentsFailed: 0,
    imports: 0,
  },
};

test.each<[Partial<WorkFacts>, string[]]>([
  [{}, []],
  [{ givenUp: 1 }, ["givenUp"]],
  [{ unreachable: 2, late: 3 }, ["unreachable", "late"]],
  [{ transfers: 1, mismatches: 1, imports: 1 }, ["transfers", "mismatches", "imports"]],
  [{ paymentsTried: 2, paymentsFailed: 2 }, []],
  [{ paymentsTried: 6, paymentsFailed: 3 }, []],
  [{ paymentsTried: 5, paymentsFailed: 3 }, ["payments"]],
])("%j: %j", (work, names) => expect(workAilments({ ...nothing, ...work }).map(({ name }) => name)).toEqual(names));

test("one is one", () => {
  expect(workAilments({ ...nothing, late: 1 })[0]!.text).toBe("1 parcel late, see /desk/parcels?work=late.");
  expect(workAilments({ ...nothing, late: 2 })[0]!.text).toBe("2 parcels late, see /desk/parcels?work=late.");
});
