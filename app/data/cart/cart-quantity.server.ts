import { maximumQuantity } from "../../domain/constants.ts";

/** 0 above the limit of a line, which the constraint quantity_range refuses. */
export const lineQuantity = (sql: string) => `iif(${sql} <= ${maximumQuantity}, ${sql}, 0)`;
