import type { LineProfile } from "./edge-link.ts";
import type { ProfileName } from "./options.ts";

export interface SpeedProfile {
  title: string;
  line: LineProfile;
  cpu: number;
  /** navigator.connection and deviceMemory; null: unchanged. */
  phone: { effectiveType: string; memory: number } | null;
}

const KILOBIT = 1_024 / 8;

/**
 * The slow lines of DevTools and Lighthouse (2,000 and 562.5 ms for a request): there every request pays that, here
 * only the first on a connection, as three round trips.
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
