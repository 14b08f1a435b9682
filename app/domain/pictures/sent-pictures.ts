/** Pictures that a form takes: so many files, of so many bytes each; and so many of one person's in all. */
export const pictureLimits = { files: 4, bytes: 8 * 1024 * 1024, ofOwner: 40 } as const;

/** A picture that somebody sent, clean and stored: its hash, and the address that pages name it by (picture-address). */
export interface SentPicture {
  /** 32 hex digits, at random: who does not know it does not find it. */
  hash: string;
  shown: string;
}
