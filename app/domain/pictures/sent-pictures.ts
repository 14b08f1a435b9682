export const pictureLimits = {
  files: 4,
  bytes: 8 * 1024 * 1024,
  ofOwner: 40,
  ofNetwork: 10,
  ofGuests: 1_000,
} as const;

export interface SentPicture {
  /** 32 random hex digits, so that the address cannot be guessed. */
  hash: string;
  shown: string;
}
