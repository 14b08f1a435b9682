import type { en } from "../en/index.ts";
import actions from "./actions.ts";
import { browser } from "./browser.ts";

export const am = { actions, ...browser } satisfies Record<keyof typeof en, Record<string, string>>;
