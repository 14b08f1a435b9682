/** The parts of the campaign, in the order they run. */
export const partNames = [
  "fuzz",
  "faults",
  "races",
  "isolation",
  "authority",
  "model",
  "load",
  "stored",
  "skew",
  "mutants",
] as const;

export type PartName = (typeof partNames)[number];
