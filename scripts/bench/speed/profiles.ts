import type { LineProfile } from "./edge-link.ts";
import type { ProfileName } from "./options.ts";

export interface SpeedProfile {
  title: string;
  line: LineProfile;
  /** How many times slower the processor is made. */
  cpu: number;
  /** What such a phone says of its connection and its memory; null: what the browser says here. */
  phone: { effectiveType: string; memory: number } | null;
}

const KILOBIT = 1_024 / 8;

/**
 * The two slow lines are those of the browser's tools and of Lighthouse (2,000 and 562.5 ms for a request). There every
 * request pays that; here the first one on a connection does, as three round trips, and later ones pay one.
 */
export const profiles: Readonly<Record<ProfileName, SpeedProfile>> = {
  none: { title: "no throttling", line: { roundTrip: 0, down: Infinity, up: Infinity }, cpu: 1, phone: null },
  slow4g: {
    title: "slow 4G",
    line: { roundTrip: 562.5 / 3, down: 1_474.56 * KILOBIT, up: 675 * KILOBIT },
    cpu: 6,
    phone: { effectiveType: "3g", memory: 2 },
  },
  slow3g: {
    title: "Slow 3G",
    line: { roundTrip: 2_000 / 3, down: 400 * KILOBIT, up: 400 * KILOBIT },
    cpu: 6,
    phone: { effectiveType: "3g", memory: 2 },
  },
};
