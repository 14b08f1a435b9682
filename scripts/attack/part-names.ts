export const partNames = [
  "fuzz",
  "faults",
  "model",
  "races",
  "isolation",
  "authority",
  "stored",
  "skew",
  "load",
  "mutants",
] as const;

export type PartName = (typeof partNames)[number];
