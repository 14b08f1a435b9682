/** The parts of the campaign, in the order they run. */
export const partNames = ["fuzz", "faults", "races", "isolation", "authority", "load"] as const;

export type PartName = (typeof partNames)[number];
