import { expect, test } from "vitest";
import { Agenda } from "../../../../scripts/bench/scale/agenda.ts";
import { simulate, type Scene } from "../../../../scripts/bench/scale/simulate.ts";
import { random } from "../../../../scripts/steps/random.ts";

const scene = (parts: Partial<Scene>): Scene => ({
  ...{ stations: { desk: 1 }, seconds: 600, beginning: 20, random: random("scale").next },
  ...parts,
});
const work = { name: "ask", steps: [{ at: "desk", ms: 10 }] };

test("what is due happens in the order of its time, and of one time as it was added", () => {
  const agenda = new Agenda();
  const heard: string[] = [];
  const add = (at: number, name: string) => agenda.add(at, () => heard.push(`${name} ${agenda.now}`));
  for (const [at, name] of [
    [5, "e"],
    [1, "a"],
    [3, "c"],
    [3, "d"],
    [2, "b"],
    [9, "late"],
  ] as const)
    add(at, name);
  agenda.runUntil(9);
  expect(heard).toEqual(["a 1", "b 2", "c 3", "d 3", "e 5"]);
});

// M/M/1 with 10 ms at 80 a second: the median is ln 2 / (100 - 80) s.
test("one server, asked at random, answers as the theory says", () => {
  const { work: done, stations } = simulate(scene({ streams: [{ work, perSecond: 80 }] }));
  const { p50, ended } = done.get("ask")!;
  expect(ended / 600).toBeCloseTo(80, -1);
  expect(stations.get("desk")!.busy).toBeCloseTo(0.8, 1);
  expect(p50 / (Math.LN2 / 0.02)).toBeGreaterThan(0.85);
  expect(p50 / (Math.LN2 / 0.02)).toBeLessThan(1.15);
});

test("two servers do twice as much", () => {
  const streams = [{ work, perSecond: 150 }];
  const busy = (servers: number) => simulate(scene({ stations: { desk: servers }, streams })).stations.get("desk")!;
  expect(busy(2).busy).toBeCloseTo(0.75, 1);
  expect(busy(2).waited).toBeLessThan(200);
  expect(busy(1).busy).toBeGreaterThan(0.99);
  expect(busy(1).waited).toBeGreaterThan(60_000);
});

test("visitors who wait for their answers are held up by the slowest station alone", () => {
  const steps = [
    { at: null, ms: 40 },
    { at: "desk", ms: 10 },
  ];
  const rate = (count: number) =>
    simulate(scene({ visitors: { count, work: [{ name: "ask", steps }] } })).work.get("ask")!.ended / 600;
  expect(rate(1)).toBeCloseTo(20, 0);
  expect(rate(50) / 100).toBeCloseTo(1, 1);
});

test("messages are taken when there are enough, or the first has waited long enough, and one delivery at a time", () => {
  const sizes: number[] = [];
  const box = (perSecond: number, ms: number) => {
    sizes.length = 0;
    const steps = (messages: number) => {
      sizes.push(messages);
      return [{ at: null, ms }];
    };
    const collected = [{ name: "box", perSecond, most: 100, waitMs: 5_000, atOnce: 1, steps }];
    return simulate(scene({ collected })).waiting.get("box")!;
  };
  expect(box(1, 100)).toBeLessThan(20);
  expect(Math.max(...sizes)).toBeLessThan(20);
  expect(box(200, 100)).toBeLessThan(101);
  expect(Math.min(...sizes)).toBe(100);
  // 100 every 500 ms are 200 a second: of 300 a third is left.
  expect(box(300, 500) / (100 * 620)).toBeCloseTo(1, 1);
});

test("a step at a station that is not there is refused", () => {
  const lost = { name: "ask", steps: [{ at: "nowhere", ms: 1 }] };
  expect(() => simulate(scene({ streams: [{ work: lost, perSecond: 1 }] }))).toThrow('no station "nowhere"');
});
