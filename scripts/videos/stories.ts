import type { ObjectKey } from "../market/scenes/objects.ts";
import type { Tint } from "../market/scenes/scene-object.ts";

/** Where an object is at a second: its centre as share of the width, its longer side and its line as shares of the height. */
export interface Moment {
  second: number;
  at: number;
  size: number;
  on: number;
}

interface Actor {
  object: ObjectKey;
  hue?: number;
  mirrored?: true;
  /** In the order of time. */
  moments: Moment[];
}

/** One silent film: what moves before a backdrop, back to front. */
export interface Story {
  tint: Tint;
  actors: Actor[];
}

type Step = [second: number, at: number, size: number, on?: number];

function actor(object: ObjectKey, steps: Step[], more: Pick<Actor, "hue" | "mirrored"> = {}): Actor {
  return { object, ...more, moments: steps.map(([second, at, size, on = 0.87]) => ({ second, at, size, on })) };
}

/** It stands there from one second to another, growing at first and shrinking at last. */
function shown(object: ObjectKey, from: number, to: number, at: number, size: number, on = 0.87): Actor {
  return actor(object, [
    [from, at, 0, on],
    [from + 0.4, at, size, on],
    [to, at, size, on],
    [to + 0.4, at, 0, on],
  ]);
}

/** Length of every film; ever shows what stays to its end. */
export const filmSeconds = 8;
const ever = filmSeconds + 1;

/** The films of the testimonials by the name of their files; each ends in the arrangement of its poster, or near it. */
export const stories: Record<string, Story> = {
  // A blender is ordered by phone; in the morning it comes by car, out of its box.
  "testimonial-1": {
    tint: "leaf",
    actors: [
      shown("phone", 0, 1.6, 0.5, 0.62),
      actor(
        "pickup",
        [
          [1.9, -0.3, 0.7],
          [3.1, 0.34, 0.7],
          [4.1, 0.34, 0.7],
          [5.5, 1.35, 0.7],
        ],
        { mirrored: true },
      ),
      actor("package", [
        [3.2, 0.55, 0],
        [3.6, 0.62, 0.42],
        [5.3, 0.62, 0.42],
        [5.7, 0.62, 0],
      ]),
      shown("blender", 5.7, ever, 0.62, 0.66),
      shown("mitad", 6.4, ever, 0.34, 0.5),
    ],
  },
  // Three tools of three sellers come up; the one that is chosen goes to the toolbox at the workplace.
  "testimonial-2": {
    tint: "stone",
    actors: [
      shown("hammer", 0.2, 3.4, 0.24, 0.44),
      shown("screwdriver", 1.6, 3.4, 0.76, 0.44),
      actor("wrench", [
        [0.9, 0.5, 0],
        [1.3, 0.5, 0.44],
        [2.9, 0.5, 0.44],
        [3.5, 0.5, 0.58],
        [4.4, 0.5, 0.58],
        [5.4, 0.66, 0.3, 0.7],
        [5.8, 0.66, 0, 0.7],
      ]),
      actor("toolbox", [
        [3.9, 1.3, 0.52],
        [4.9, 0.68, 0.52],
        [ever, 0.68, 0.52],
      ]),
      shown("generator", 6, ever, 0.36, 0.62),
    ],
  },
  // A dress that is too small goes back in its parcel; the larger one comes the same way.
  "testimonial-3": {
    tint: "rose",
    actors: [
      actor(
        "habesha-kemis",
        [
          [0, 0.5, 0],
          [0.4, 0.5, 0.5],
          [2, 0.5, 0.5],
          [2.4, 0.5, 0],
        ],
        { hue: 140 },
      ),
      actor("package", [
        [2.2, 0.5, 0],
        [2.6, 0.5, 0.4],
        [3, 0.5, 0.4],
        [4, -0.25, 0.4],
        [4.01, 1.25, 0.4],
        [5.1, 0.5, 0.4],
        [5.4, 0.5, 0.4],
        [5.8, 0.5, 0],
      ]),
      actor("habesha-kemis", [
        [5.7, 0.46, 0],
        [6.2, 0.46, 0.8],
        [ever, 0.46, 0.8],
      ]),
      shown("gabi", 6.6, ever, 0.7, 0.4),
    ],
  },
  // Somebody waits for the bus, phone in hand; the phone gets its power bank.
  "testimonial-4": {
    tint: "sky",
    actors: [
      shown("wooden-stool", 0, 5.2, 0.2, 0.36),
      actor("bajaj", [
        [0.8, 1.3, 0.56],
        [3, -0.35, 0.56],
      ]),
      actor("phone", [
        [0.4, 0.5, 0],
        [0.8, 0.5, 0.62],
        [5.2, 0.5, 0.62],
        [6.2, 0.36, 0.66],
        [ever, 0.36, 0.66],
      ]),
      actor("package", [
        [3, 1.25, 0.36],
        [4, 0.76, 0.36],
        [4.4, 0.76, 0.36],
        [4.8, 0.76, 0],
      ]),
      shown("power-bank", 4.8, ever, 0.66, 0.5),
    ],
  },
};
