import { findVendorsByName } from "../../data/vendors/desk-vendors.server.ts";
import { changeVendor, createVendor } from "../../data/vendors/write-vendor.server.ts";
import {
  checkProfile,
  type VendorProfile,
  type ProfileField,
  type ProfileProblems,
} from "../../domain/vendors/vendor-profile.ts";

type By = Parameters<typeof changeVendor>[0];

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
  const outcome = await changeVendor(by, vendor, wanted);
  return { kind: outcome === "taken" ? "meanwhile" : outcome };
}
