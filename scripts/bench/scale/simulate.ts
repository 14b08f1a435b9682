import { percentile } from "../figures.ts";
import { Agenda } from "./agenda.ts";
import { Box } from "./box.ts";
import { Line } from "./line.ts";
import type { Collected, Step, Work } from "./work.ts";

export interface Scene {
  /** Servers of each station; first come, first served. */
  stations: Readonly<Record<string, number>>;
  /** Poisson arrivals a second. */
  streams?: readonly { work: Work; perSecond: number }[];
  collected?: readonly Collected[];
  visitors?: { count: number; work: readonly Work[] };
  seconds: number;
  beginning: number;
  random: () => number;
}

export interface Outcome {
  /** ms. */
  work: Map<string, { ended: number; p50: number; p99: number }>;
  /** Busy share, and p99 of waiting in ms. */
  stations: Map<string, { busy: number; waited: number }>;
  waiting: Map<string, number>;
}

export function simulate(scene: Scene): Outcome {
  const { stations, streams = [], collected = [], visitors, random } = scene;
  const agenda = new Agenda();
  const [from, end] = [scene.beginning * 1_000, (scene.beginning + scene.seconds) * 1_000];
  const spread = (mean: number) => -mean * Math.log(1 - random());
  const lines = new Map(
    Object.entries(stations).map(([name, servers]) => [name, new Line(agenda, servers, from, end)]),
  );
  const took = new Map<string, number[]>();

  const walk = (steps: readonly Step[], then: () => void, place = 0): void => {
    const step = steps[place];
    if (!step) return then();
    const on = () => walk(steps, then, place + 1);
    if (step.at === null) return agenda.add(agenda.now + step.ms, on);
    const line = lines.get(step.at);
    if (!line) throw new Error(`there is no station "${step.at}"`);
    line.come(spread(step.ms), on);
  };
  const perform = ({ name, steps }: Work, then: () => void): void => {
    const begun = agenda.now;
    const times = took.get(name) ?? [];
    took.set(name, times);
    walk(steps, () => {
      if (agenda.now >= from) times.push(agenda.now - begun);
      then();
    });
  };
  const comeAgain = (perSecond: number, what: () => void): void => {
    if (perSecond <= 0) return;
    agenda.add(agenda.now + spread(1_000 / perSecond), () => {
      what();
      comeAgain(perSecond, what);
    });
  };
  const visit = (work: readonly Work[], place: number): void =>
    perform(work[place]!, () => visit(work, (place + 1) % work.length));

  for (const { work, perSecond } of streams) comeAgain(perSecond, () => perform(work, () => {}));
  const boxes = collected.map((one) => {
    const box = new Box(agenda, one, walk);
    comeAgain(one.perSecond, () => box.add());
    return box;
  });
  if (visitors) {
    const { count, work } = visitors;
    for (let index = 0; index < count; index += 1) visit(work, index % work.length);
  }
  agenda.runUntil(end);
  return {
    work: new Map(
      [...took].map(([name, times]) => [
        name,
        { ended: times.length, p50: percentile(times, 0.5), p99: percentile(times, 0.99) },
      ]),
    ),
    stations: new Map([...lines].map(([name, line]) => [name, line.outcome()])),
    waiting: new Map(boxes.map((box) => [box.name, box.waiting])),
  };
}
