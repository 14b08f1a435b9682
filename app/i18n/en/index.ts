import actions from "./actions.ts";
import { browser } from "./browser.ts";

/** All interface strings: this language is the type, the others satisfy it. What only the server says stays there. */
export const en = { actions, ...browser };
