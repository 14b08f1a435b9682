import { type DeskVendor, findVendorsByName } from "../../data/vendors/desk-vendors.server.ts";
import { hideOrRestoreGoods } from "../../data/vendors/hidden-goods.server.ts";
import { changeVendor, createVendor, type WriteOutcome } from "../../data/vendors/write-vendor.server.ts";
import {
  checkProfile,
  type VendorProfile,
  type ProfileField,
  type ProfileProblems,
} from "../../domain/vendors/vendor-profile.ts";

/** In hundreds: products that are hidden or restored before the answer; workers/upkeep does the rest within minutes. */
const PORTIONS = 4;

type By = Parameters<typeof changeVendor>[0];

/** Checked values; absent ones stay. */
export interface VendorChange {
  profile: Partial<VendorProfile>;
  isVerified?: boolean | undefined;
  isHidden?: boolean | undefined;
  closedUntil?: number | null | undefined;
  reason: string;
}

/** Changes a vendor and its goods; "meanwhile": somebody else changed it, nothing is written. */
export async function changeVendorAndGoods(by: By, vendor: DeskVendor, wish: VendorChange): Promise<WriteOutcome> {
  const { db, now } = by;
  const { profile, isVerified, isHidden, closedUntil, reason } = wish;
  const outcome = await changeVendor(
    by,
    vendor,
    {
      ...profile,
      ...(isVerified !== undefined && { verifiedAt: isVerified ? (vendor.verifiedAt ?? now) : null }),
      ...(isHidden !== undefined && { hiddenAt: isHidden ? (vendor.hiddenAt ?? now) : null }),
      ...(closedUntil !== undefined && { closedUntil }),
    },
    reason,
  );
  const isTurned = isHidden !== undefined && isHidden !== (vendor.hiddenAt !== null);
  if (outcome === "changed" && isTurned) await hideOrRestoreGoods(db, now, PORTIONS);
  return outcome;
}

export type SavedRow =
  | { kind: "created" | "changed" | "same" }
  | { kind: "refused"; problems: ProfileProblems }
  | { kind: "meanwhile" };

/** `fills`: sets empty values only, so that a feed never overwrites a correction. */
export async function saveVendorRow(
  by: By,
  typed: Partial<Record<ProfileField, string>>,
  { fills }: { fills: boolean },
): Promise<SavedRow> {
  const checked = checkProfile(typed);
  if (!checked.ok) return { kind: "refused", problems: checked.problems };
  const { name = "", ...rest } = checked.profile;
  if (name === "") return { kind: "refused", problems: { name: { kind: "missing" } } };
  const [vendor] = await findVendorsByName(by.db, [name]);
  // An empty column changes nothing.
  const given = Object.fromEntries(Object.entries(rest).filter(([, text]) => text !== "")) as Partial<VendorProfile>;
  if (!vendor) {
    const id = await createVendor(by, { ...given, name });
    return { kind: id === null ? "meanwhile" : "created" };
  }
  const isEmpty = (field: string) => (field === "city" ? !vendor.isCityKnown : vendor[field as ProfileField] === "");
  const wanted = Object.fromEntries(Object.entries(given).filter(([field]) => !fills || isEmpty(field)));
  const outcome = await changeVendorAndGoods(by, vendor, { profile: wanted, reason: "" });
  return { kind: outcome === "taken" ? "meanwhile" : outcome };
}
