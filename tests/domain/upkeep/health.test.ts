import { expect, test } from "vitest";
import {
  ailments,
  type DatabaseFacts,
  type HealthFacts,
  workAilments,
  type WorkFacts,
} from "../../../app/domain/upkeep/health.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.UTC(2026, 10, 25, 9);

const sound: DatabaseFacts = {
  cronAt: NOW - MINUTE,
  queueAt: NOW - MINUTE,
  queueDelay: 900,
  dueSince: null,
  waiting: 0,
  backupAt: NOW - 7 * HOUR,
  pricesToTurn: 0,
  dollarsToFollow: 0,
  goodsToFollow: 0,
};
const well: HealthFacts = {
  database: 160,
  namespace: 20,
  bucket: 30,
  facts: sound,
  isBackedUp: true,
  migration: "0012_desk.sql",
  expected: "0012_desk.sql",
};
const facts = (changes: Partial<DatabaseFacts>) => ({ facts: { ...sound, ...changes } });

test.each<[name: string, changes: Partial<HealthFacts>, said: string[]]>([
  ["all is well", {}, []],
  [
    "there is no bucket, and no backup is asked for",
    { bucket: undefined, isBackedUp: false, ...facts({ backupAt: null }) },
    [],
  ],
  ["a newer migration than this build knows", { migration: "0017_more.sql" }, []],
  ["no migration was ever noted", { migration: null }, []],
  ["messages wait for their turn", facts({ waiting: 4, dueSince: NOW - 9 * MINUTE }), []],
  ["D1 is away", { database: null, facts: null }, ["D1 does not answer."]],
  ["D1 is slow", { database: 1_200 }, ["D1 takes 1200 ms to answer."]],
  ["KV is away", { namespace: null }, ["KV does not answer."]],
  ["R2 is away", { bucket: null }, ["R2 does not answer."]],
  [
    "the database is behind",
    { migration: "0011_content_and_pictures.sql" },
    ["The database has not seen 0012_desk.sql; its newest migration is 0011_content_and_pictures.sql."],
  ],
  ["the cron stands still", facts({ cronAt: NOW - 6 * MINUTE }), ["The cron last ran 6 minutes ago."]],
  ["the cron never ran", facts({ cronAt: null }), ["The cron last ran never."]],
  ["the queue stands still", facts({ queueAt: NOW - 11 * MINUTE }), ["The queue last delivered 11 minutes ago."]],
  [
    "nobody sends",
    facts({ waiting: 40, dueSince: NOW - 20 * MINUTE }),
    ["40 messages wait, the oldest since 20 minutes."],
  ],
  ["no backup for two nights", facts({ backupAt: NOW - 31 * HOUR }), ["The last backup ended 1860 minutes ago."]],
])("%s", (_, changes, said) => expect(ailments({ ...well, ...changes }, NOW).map(({ text }) => text)).toEqual(said));

const nothing: WorkFacts = {
  ...{ givenUp: 0, unreachable: 0, late: 0, transfers: 0, mismatches: 0 },
  ...{ paymentsTried: 0, paymentsFailed: 0, imports: 0 },
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
