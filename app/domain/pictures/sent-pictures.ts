/**
 * Pictures that a form takes: so many files, of so many bytes each; so many of one person's in all; of guests so many forms of
 * one network in a day, and so many pictures in all.
 */
export const pictureLimits = {
  files: 4,
  bytes: 8 * 1024 * 1024,
  ofOwner: 40,
  ofNetwork: 10,
  ofGuests: 1_000,
} as const;

/** A picture that somebody sent, clean and stored: its hash, and the address that pages name it by (picture-address). */
export interface SentPicture {
  /** 32 hex digits, at random: who does not know it does not find it. */
  hash: string;
  shown: string;
}
