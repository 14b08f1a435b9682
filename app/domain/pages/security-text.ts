/** RFC 9116 advises less than a year. */
export const securityTextDays = 180;

const CONTACT = /^(mailto:|tel:|https:\/\/)[^\s]+$/i;

interface SecurityFacts {
  /** mailto:, https:// or tel: URIs, separated by white space. */
  contacts: string;
  origin: string;
  /** As ISO 8601. */
  expires: string;
}

export function securityContacts(text: string): string[] {
  return text.split(/\s+/).filter((contact) => CONTACT.test(contact));
}

/** null without a contact, which RFC 9116 requires. */
export function securityText({ contacts, origin, expires }: SecurityFacts): string | null {
  const wanted = securityContacts(contacts);
  if (wanted.length === 0) return null;
  return [
    ...wanted.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    "Preferred-Languages: en, am",
    // The format allows https only.
    ...(origin.startsWith("https://") ? [`Canonical: ${origin}/.well-known/security.txt`] : []),
    "",
  ].join("\n");
}
