import { legalExamples, legalFields } from "../../../domain/legal-facts.ts";
import { locales } from "../../../domain/languages.ts";
import { pictureLimits } from "../../../domain/pictures/sent-pictures.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { DeskDecision, type DeskField } from "../../../shared/desk/desk-decision.tsx";
import { PicturesField } from "../../../ui/forms/pictures-field.tsx";

interface VendorFormProps {
  /** null for a new one. */
  values: Record<string, string> | null;
  seen?: string;
  button: string;
}

export function VendorForm({ values, seen, button }: VendorFormProps) {
  const t = useT();
  const limit = { megabytes: pictureLimits.bytes / 1024 / 1024 };
  const field = (name: string, label: string, more: Partial<DeskField> = {}): DeskField => ({
    ...{ name, label, required: false, defaultValue: values?.[name] ?? "" },
    ...more,
  });
  const picture = { hint: t("deskVendors.pictureHint"), inputMode: "url" } as const;
  const languages = [
    { value: "", text: t("deskVendors.languageAuto") },
    ...locales.map((locale) => ({ value: locale, text: t(`deskVendors.language_${locale}`) })),
  ];
  const profile = [
    field("name", t("account.name"), { required: true }),
    field("amharicName", t("deskEvents.fact_amharicName")),
    field("phone", t("account.phone"), { hint: t("deskVendors.phoneHint"), type: "tel" }),
    field("email", t("account.email"), { hint: t("deskVendors.emailHint"), inputMode: "email" }),
    field("city", t("address.city"), { hint: t("deskVendors.cityHint") }),
    field("language", t("deskEvents.fact_language"), { required: true, options: languages }),
    field("description", t("deskEvents.fact_description"), { rows: 4 }),
    field("amharicDescription", t("deskEvents.fact_amharicDescription"), { rows: 4 }),
    field("logo", t("deskVendors.logo"), picture),
    field("banner", t("deskVendors.banner"), picture),
    ...legalFields.map((name) =>
      field(name, t(`deskEvents.fact_${name}`), { hint: t("deskReceipts.optional", { example: legalExamples[name] }) }),
    ),
  ];
  const states = [
    field("closedUntil", t("deskVendors.closedUntil"), { hint: t("deskVendors.closedHint"), type: "date" }),
    field("verified", t("vendor.verified"), { box: "1" }),
    field("hidden", t("deskVendors.isHidden"), { box: "1" }),
    field("reason", t("deskVendors.hideReason"), { hint: t("deskVendors.hideReasonHint") }),
  ];
  return (
    <DeskDecision
      {...{ intent: "save", button, look: "primary", hasFiles: true }}
      fields={values ? [...profile, ...states] : profile}
      {...(seen && { seen })}
    >
      {(["logoFile", "bannerFile"] as const).map((name) => (
        <PicturesField
          key={name}
          {...{ name, label: t(`deskVendors.${name}`), hint: t("deskVendors.fileHint", limit), single: true }}
        />
      ))}
    </DeskDecision>
  );
}
