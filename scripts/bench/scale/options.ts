import { commandOptions } from "../../steps/command-line.ts";
import { PlainError } from "../../steps/plain-error.mjs";
import { COMMIT_MS } from "./platform.ts";

export const scaleUsage = "npm run bench:scale -- [--reuse] [--commit MS] [--seed TEXT]";

export interface ScaleOptions {
  isReused: boolean;
  /** ms for which a write blocks the next call. */
  commitMs: number;
  seed: string;
}

const MOST_MS = 1_000;
const text = { type: "string" } as const;

export function readScaleOptions(argv: string[]): ScaleOptions | null {
  const values = commandOptions(argv, scaleUsage, { reuse: { type: "boolean" }, commit: text, seed: text });
  if (values.help) return null;
  const commitMs = Number(values.commit ?? COMMIT_MS);
  if (values.commit === "" || !(commitMs >= 0 && commitMs <= MOST_MS))
    throw new PlainError(`--commit must be a number of ms from 0 to ${MOST_MS}, not "${values.commit}".`);
  return { isReused: values.reuse ?? false, commitMs, seed: values.seed ?? "gulit" };
}
