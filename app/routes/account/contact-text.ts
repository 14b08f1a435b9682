import type { Contact } from "../../domain/contact.ts";
import { phoneText } from "../../domain/phone.ts";

/** A contact as people read it. */
export function contactText({ kind, value }: Contact): string {
  return kind === "phone" ? phoneText(value) : value;
}
