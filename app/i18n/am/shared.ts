import type { shared as english } from "../en/shared.ts";
import card from "./card.ts";
import everywhere from "./everywhere.ts";
import header from "./header.ts";
import menu from "./menu.ts";

export const shared = { card, everywhere, header, menu } satisfies Record<keyof typeof english, Record<string, string>>;
