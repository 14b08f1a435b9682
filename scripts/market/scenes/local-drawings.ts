import { appliances } from "./local/appliances.ts";
import { cloth } from "./local/cloth.ts";
import { coffee } from "./local/coffee.ts";
import { electronics } from "./local/electronics.ts";
import { household } from "./local/household.ts";
import { music } from "./local/music.ts";
import { table } from "./local/table.ts";

/** Our own drawings by name: inner SVG on a 128 x 128 grid. Identifiers are unique within one drawing only. */
export const localDrawings: Readonly<Record<string, string>> = {
  ...appliances,
  ...cloth,
  ...coffee,
  ...electronics,
  ...household,
  ...music,
  ...table,
};
