import { commandOptions } from "../../steps/command-line.ts";
import { readJsonFile } from "../../steps/named-file.ts";
import { PlainError } from "../../steps/plain-error.mjs";

const speedParts = ["bytes", "lab", "drawn", "rates", "order", "scale", "feed", "lighthouse"] as const;
export type SpeedPart = (typeof speedParts)[number] | "distance";

const pageNames = ["home", "listing", "product", "search", "cart"] as const;
export type PageName = (typeof pageNames)[number];

const languages = ["en", "am"] as const;
export type SpeedLanguage = (typeof languages)[number];

const profileNames = ["none", "slow4g", "slow3g"] as const;
export type ProfileName = (typeof profileNames)[number];

export const speedUsage = `npm run bench -- [--quick] [--runs 3] [--only ${speedParts.join("|")}] [--pages ${pageNames.join(",")}] [--languages en,am] [--profiles ${profileNames.join(",")}] [--seed TEXT] [--compare FILE] | --distance MS`;

export interface SpeedOptions {
  parts: readonly SpeedPart[];
  pages: readonly PageName[];
  languages: readonly SpeedLanguage[];
  profiles: readonly ProfileName[];
  runs: number;
  isQuick: boolean;
  seed: string;
  /** ms to the database; null: local. */
  distance: number | null;
  compare: string | null;
}

export function readSpeedOptions(argv: string[], now = Date.now()): SpeedOptions | null {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const lists = { only: text, pages: text, languages: text, profiles: text, seed: text };
  const values = commandOptions(argv, speedUsage, { ...lists, runs: text, compare: text, distance: text, quick: flag });
  if (values.help) return null;
  const isQuick = values.quick ?? false;
  const compare = values.compare ?? null;
  if (compare !== null) readJsonFile(compare);
  const distance = values.distance === undefined ? null : readWhole("--distance", values.distance, 20, 2_000);
  if (distance !== null && values.only !== undefined)
    throw new PlainError("--distance is measured alone, without --only.");
  return {
    parts:
      distance !== null
        ? ["distance"]
        : chosen("--only", values.only, speedParts, isQuick ? ["bytes", "lab", "rates"] : speedParts),
    pages: chosen("--pages", values.pages, pageNames, isQuick ? ["home", "product"] : pageNames),
    languages: chosen("--languages", values.languages, languages, isQuick ? ["en"] : languages),
    profiles: chosen("--profiles", values.profiles, profileNames, isQuick ? ["none", "slow3g"] : profileNames),
    runs: readWhole("--runs", values.runs ?? (isQuick ? "1" : "3"), 1, 25),
    isQuick,
    seed: values.seed ?? String(Math.floor(now / 86_400_000)),
    distance,
    compare,
  };
}

function chosen<Name extends string>(
  option: string,
  text: string | undefined,
  all: readonly Name[],
  usual: readonly Name[],
): readonly Name[] {
  if (text === undefined) return usual;
  const asked = text.split(",");
  const unknown = asked.find((name) => !all.some((known) => known === name));
  if (unknown !== undefined) throw new PlainError(`${option} names ${all.join(", ")}, not "${unknown}".`);
  return all.filter((name) => asked.includes(name));
}

function readWhole(option: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new PlainError(`${option} must be a whole number from ${least} to ${most}, not "${text}".`);
}
