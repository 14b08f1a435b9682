import { inject } from "vitest";

/** Of the shop that all HTTP tests share. */
export const baseURL = inject("shopUrl");
