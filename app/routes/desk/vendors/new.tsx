import { createVendor } from "../../../data/vendors/write-vendor.server.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { decide, type Decision } from "../../../shared/desk/desk-fields.server.ts";
import { deskAction, deskLoader, type DeskTools } from "../../../shared/desk/desk.server.ts";
import type { VendorProfile } from "../../../domain/vendors/vendor-profile.ts";
import { storeProfilePictures } from "./profile-pictures.server.ts";
import { vendorFields } from "./vendor-fields.server.ts";
import { VendorForm } from "./vendor-form.tsx";

export const loader = deskLoader(async ({ t }) => ({ heading: t("deskVendors.add") }));

export const action = deskAction((tools) =>
  decide(tools, vendorFields(null, tools.now), ({ profile }) => add(tools, profile)),
);

async function add(tools: DeskTools, profile: Partial<VendorProfile>): Promise<Decision> {
  const { t } = tools;
  const { name = "" } = profile;
  if (name === "") return { faults: { name: t("deskVendors.faultMissing") } };
  const stored = await storeProfilePictures(tools);
  if (!stored.ok) return { faults: stored.problems };
  const id = await createVendor(stored.by, { ...profile, ...stored.named, name });
  if (id !== null) return { done: t("deskVendors.added", { name }), to: `/desk/vendors/${id}` };
  return { faults: { name: t("deskVendors.faultTaken") } };
}

export default function NewVendorPage() {
  return <VendorForm values={null} button={useT()("deskVendors.add")} />;
}
