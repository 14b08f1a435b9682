import { tints, type Tint } from "./scene-object.ts";

/** Strokes of capital letters on a grid 20 wide and 28 high: drawn, because a machine may have no fonts. */
const letters: Readonly<Record<string, string>> = {
  B: "M2 0V28M2 0H10C19 0 19 13 10 13H2M10 13C21 13 21 28 10 28H2",
  D: "M2 0V28M2 0H8C23 0 23 28 8 28H2",
  G: "M18 5C15-1 2-2 2 14S16 30 18.5 23V15H11",
  H: "M2 0V28M18 0V28M2 13.5H18",
  M: "M1 28V0L10 17L19 0V28",
  S: "M17.5 5C15-1.5 2-1.5 2 7C2 16 18 12 18 21C18 30 4 29.5 1.5 22.5",
  T: "M1 0H19M10 0V28",
  Y: "M1 0L10 14.5L19 0M10 14.5V28",
};

/** People are initials on a tint, never faces. */
export const avatars = {
  "avatar-hanna": { initials: "HT", tint: "rose" },
  "avatar-dawit": { initials: "DB", tint: "sky" },
  "avatar-selam": { initials: "SM", tint: "leaf" },
  "avatar-yonas": { initials: "YG", tint: "iris" },
} as const satisfies Record<string, { initials: string; tint: Tint }>;

export type AvatarKey = keyof typeof avatars;

/** The initials as a picture of 320 px. */
export function composeAvatar({ initials, tint }: { initials: string; tint: Tint }): string {
  const [wall, floor] = tints[tint];
  const strokes = [...initials].map(
    (letter, at) => `<path transform="translate(${at * 28} 0)" d="${letters[letter] ?? ""}"/>`,
  );
  const wide = initials.length * 28 - 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320"><rect width="320" height="320" fill="${wall}"/><circle cx="160" cy="160" r="132" fill="${floor}"/><g transform="translate(${160 - wide * 1.6} 115.2) scale(3.2)" fill="none" stroke="#4a4036" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round">${strokes.join("")}</g></svg>`;
}
