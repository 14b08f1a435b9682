import { inject, test as base } from "vitest";

/** A test of the built shop over HTTP, without a browser; `baseURL` is the one that tests/support/http-shop.ts serves. */
export const test = base.extend({ baseURL: inject("shopUrl") });
