import { appliances } from "./local/appliances.ts";
import { aroundTheHouse } from "./local/around-the-house.ts";
import { bags } from "./local/bags.ts";
import { baskets } from "./local/baskets.ts";
import { carGoods } from "./local/car-goods.ts";
import { care } from "./local/care.ts";
import { cloth } from "./local/cloth.ts";
import { clothes } from "./local/clothes.ts";
import { coffee } from "./local/coffee.ts";
import { computing } from "./local/computing.ts";
import { electrical } from "./local/electrical.ts";
import { electronics } from "./local/electronics.ts";
import { farm } from "./local/farm.ts";
import { footwear } from "./local/footwear.ts";
import { furniture } from "./local/furniture.ts";
import { household } from "./local/household.ts";
import { kitchenMachines } from "./local/kitchen-machines.ts";
import { lampsAndLocks } from "./local/lamps-and-locks.ts";
import { music } from "./local/music.ts";
import { pantry } from "./local/pantry.ts";
import { powerTools } from "./local/power-tools.ts";
import { schoolAndPlay } from "./local/school-and-play.ts";
import { soundAndPower } from "./local/sound-and-power.ts";
import { table } from "./local/table.ts";
import { workshop } from "./local/workshop.ts";

/** Our own drawings by name: inner SVG on a 128 x 128 grid. Identifiers are unique within one drawing only. */
export const localDrawings: Readonly<Record<string, string>> = {
  ...appliances,
  ...aroundTheHouse,
  ...bags,
  ...baskets,
  ...carGoods,
  ...care,
  ...cloth,
  ...clothes,
  ...coffee,
  ...computing,
  ...electrical,
  ...electronics,
  ...farm,
  ...footwear,
  ...furniture,
  ...household,
  ...kitchenMachines,
  ...lampsAndLocks,
  ...music,
  ...pantry,
  ...powerTools,
  ...schoolAndPlay,
  ...soundAndPower,
  ...table,
  ...workshop,
};
