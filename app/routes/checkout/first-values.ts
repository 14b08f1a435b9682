import type { OwnAddress } from "../../domain/checkout/address.ts";
import { detailFields, detailValues, type DetailField } from "../../domain/checkout/checkout-details.ts";
import type { CheckoutDraft } from "../../domain/checkout/checkout-draft.ts";
import type { Destination } from "../../domain/checkout/delivery-fees.ts";
import { phoneText } from "../../domain/accounts/phone.ts";

interface Known {
  draft: CheckoutDraft | null;
  /** The default one first. */
  addresses: readonly OwnAddress[];
  profile: { name: string; email: string | null; phone: string | null } | null;
  destination: Destination;
  /** Public id of an address to be taken, or 'new' for none of them. */
  asked: string | null;
}

type Values = Record<DetailField, string>;

/** What the first step stands filled in with: an address that was asked for, the draft, the default address, what the account says. */
export function firstValues({ draft, addresses, profile, destination, asked }: Known): Values {
  const chosen = addresses.find(({ id }) => id === asked);
  const address = chosen ?? (draft || asked === "new" ? null : addresses[0]);
  const begun = draft && detailValues(draft.details);
  const known = address ?? (asked === "new" ? null : begun);
  const own = known ?? { name: profile?.name ?? "", phone: profile?.phone ?? "", ...destination };
  const values = { ...own, email: begun?.email || (profile?.email ?? ""), note: begun?.note ?? "" };
  const filled = detailFields.map((field) => [field, (values as Partial<typeof values & Values>)[field] ?? ""]);
  return { ...(Object.fromEntries(filled) as Values), phone: phoneText(values.phone) };
}
