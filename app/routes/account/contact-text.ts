import type { Contact } from "../../domain/accounts/contact.ts";
import { phoneText } from "../../domain/accounts/phone.ts";

/** A contact as people read it. */
export function contactText({ kind, value }: Contact): string {
  return kind === "phone" ? phoneText(value) : value;
}
