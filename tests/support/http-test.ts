import { inject, test as base } from "vitest";

export const test = base.extend({ baseURL: inject("shopUrl") });
