/** Days for which what security.txt says holds; RFC 9116 advises less than a year. */
export const securityTextDays = 180;

/** An address that RFC 9116 takes. */
const CONTACT = /^(mailto:|tel:|https:\/\/)[^\s]+$/i;

interface SecurityFacts {
  /** Addresses, one a line or with spaces between: mailto:, https:// or tel:. */
  contacts: string;
  origin: string;
  /** As ISO 8601. */
  expires: string;
}

/** security.txt (RFC 9116); null where the configuration names nobody to write to, because a file without contact is none. */
export function securityText({ contacts, origin, expires }: SecurityFacts): string | null {
  const wanted = contacts.split(/\s+/).filter((contact) => CONTACT.test(contact));
  if (wanted.length === 0) return null;
  return [
    ...wanted.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    "Preferred-Languages: en, am",
    // Addresses in it have to be https.
    ...(origin.startsWith("https://") ? [`Canonical: ${origin}/.well-known/security.txt`] : []),
    "",
  ].join("\n");
}
