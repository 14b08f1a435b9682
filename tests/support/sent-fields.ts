import type { Request } from "@playwright/test";

/** Of a form, or of the JSON that the shop's own scripts write. */
export function sentFields(request: Request): Record<string, string> {
  const text = request.postData() ?? "";
  return text.startsWith("{") ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text));
}
