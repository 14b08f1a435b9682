import type { shared as english } from "../en/shared.ts";
import card from "./card.ts";
import errors from "./errors.ts";
import everywhere from "./everywhere.ts";
import footer from "./footer.ts";
import header from "./header.ts";
import menu from "./menu.ts";

export const shared = { card, errors, everywhere, footer, header, menu } satisfies Record<
  keyof typeof english,
  Record<string, string>
>;
