import type { AnswerCost, AnswerKind, Costs } from "./costs.ts";
import { habits, platform } from "./platform.ts";
import type { Step } from "./work.ts";

export const layouts = ["one database", "replicas", "orders apart", "a shard for each parent"] as const;
export type Layout = (typeof layouts)[number];

interface Part {
  share: number;
  primary: string;
  replica: string | null;
}

interface Plan {
  catalogue: readonly Part[];
  orders: string;
  stations: Readonly<Record<string, number>>;
}

const { largestParent } = habits;

/** Only the first two are built. */
export const plans: Readonly<Record<Layout, Plan>> = {
  "one database": {
    catalogue: [{ share: 1, primary: "database", replica: null }],
    ...{ orders: "database", stations: { database: 1 } },
  },
  replicas: {
    catalogue: [{ share: 1, primary: "database", replica: "replica" }],
    ...{ orders: "database", stations: { database: 1, replica: 1 } },
  },
  "orders apart": {
    catalogue: [{ share: 1, primary: "catalogue", replica: "replica" }],
    ...{ orders: "orders", stations: { catalogue: 1, replica: 1, orders: 1 } },
  },
  "a shard for each parent": {
    catalogue: [
      { share: largestParent, primary: "largest shard", replica: "its replica" },
      { share: 1 - largestParent, primary: "other shards", replica: "other replicas" },
    ],
    orders: "orders",
    stations: { "largest shard": 1, "its replica": 1, "other shards": 11, "other replicas": 11, orders: 1 },
  },
};

export interface World {
  costs: Costs;
  commitMs: number;
}

export interface Way {
  share: number;
  steps: Step[];
}

export function waysOf(kind: AnswerKind, { costs, commitMs }: World, layout: Layout): Way[] {
  const cost = costs.answers[kind];
  const databaseWays = inDatabases(kind, cost, { costs, commitMs }, plans[layout]);
  return databaseWays.map(({ share, steps }) => ({ share, steps: [{ at: null, ms: cost.cpuMs }, ...steps] }));
}

export function viewSteps(messages: number, { costs: { views }, commitMs }: World, layout: Layout): Step[] {
  const ms = (views.databaseMs / views.calls) * (messages / views.messages);
  const [{ primary }] = plans[layout].catalogue as [Part];
  return times(views.calls, () => call(primary, ms, { commitMs })).flat();
}

function inDatabases(
  kind: AnswerKind,
  cost: AnswerCost,
  { costs, ...world }: World,
  { catalogue, orders }: Plan,
): Way[] {
  if (kind === "copy") return [{ share: 1, steps: [] }];
  if (kind === "home" || kind === "list" || kind === "product") return browsing(cost, catalogue, habits.madeForCopies);
  if (kind === "search") return browsing(cost, catalogue, 0);
  const isApart = catalogue.every(({ primary }) => primary !== orders);
  const commitMs = kind === "cart" || kind === "secondStep" ? 0 : world.commitMs;
  if (!isApart) return [{ share: 1, steps: calls(cost, orders, { commitMs }) }];
  // Data of both is read in both: half of the work each.
  const half = { ...cost, databaseMs: cost.databaseMs / 2 };
  const look = ({ primary }: Part) => call(primary, half.databaseMs);
  if (kind !== "place")
    return catalogue.map((part) => ({
      share: part.share,
      steps: [...look(part), ...calls(half, orders, { commitMs })],
    }));
  const hold = ({ primary }: Part) => call(primary, costs.answers.add.databaseMs, { commitMs });
  const rest = calls(half, orders, { commitMs });
  const single = catalogue.map((part) => ({ share: part.share, steps: [...look(part), ...hold(part), ...rest] }));
  if (catalogue.length === 1) return single;
  const { overTwoParents } = habits;
  const both = { share: overTwoParents, steps: [...catalogue.flatMap(look), ...catalogue.flatMap(hold), ...rest] };
  return [...single.map(({ share, steps }) => ({ share: share * (1 - overTwoParents), steps })), both];
}

function browsing(cost: AnswerCost, catalogue: readonly Part[], fromPrimary: number): Way[] {
  return catalogue.flatMap(({ share, primary, replica }) =>
    replica === null
      ? [{ share, steps: calls(cost, primary) }]
      : [
          { share: share * fromPrimary, steps: calls(cost, primary) },
          { share: share * (1 - fromPrimary), steps: calls(cost, replica, { isNear: true }) },
        ],
  );
}

interface Call {
  isNear?: boolean;
  commitMs?: number;
}

function calls({ calls: count, databaseMs }: AnswerCost, at: string, { isNear, commitMs = 0 }: Call = {}): Step[] {
  const whole = Math.max(1, Math.round(count));
  return times(whole, (index) =>
    call(at, databaseMs / whole, { isNear: isNear ?? false, commitMs: index === whole - 1 ? commitMs : 0 }),
  ).flat();
}

function call(at: string, ms: number, { isNear, commitMs = 0 }: Call = {}): Step[] {
  const { distanceMs, replicaMs, callMs } = platform;
  return [
    { at: null, ms: isNear ? replicaMs : distanceMs },
    { at, ms: ms + callMs + commitMs },
  ];
}

function times<Made>(count: number, make: (index: number) => Made): Made[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
