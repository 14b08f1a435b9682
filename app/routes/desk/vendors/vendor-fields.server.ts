import { parseDate } from "../../../domain/calendar/calendar.ts";
import { letterCount, writtenText } from "../../../domain/content/written-text.ts";
import { isLegalField, legalExamples } from "../../../domain/legal-facts.ts";
import { reasonLimit } from "../../../domain/orders/order.ts";
import { checkProfile, type ProfileField, type ProfileProblem } from "../../../domain/vendors/vendor-profile.ts";
import { withoutSecrets } from "../../../http/forms/fields.server.ts";
import type { Submission } from "../../../http/request-context.server.ts";
import type { TextKey, Translate } from "../../../i18n/translate.ts";
import type { VendorChange } from "../../../shared/vendors/change-vendor.server.ts";

const DAY = 86_400_000;

type Read = { ok: true; form: VendorChange } | { ok: false; faults: Record<string, string> };

/** `shown`: null for a new vendor. */
export function readVendorForm(
  { fields, repeated }: Submission,
  shown: Record<string, string> | null,
  { t, now }: { t: Translate; now: number },
): Read {
  if (repeated.size > 0) return { ok: false, faults: { "": t("actions.checkFields") } };
  const values = withoutSecrets(fields);
  const faults: Record<string, string> = {};
  const checked = checkProfile(values);
  if (!checked.ok) {
    for (const [field, problem] of Object.entries(checked.problems))
      faults[field] = faultText(field as ProfileField, problem, t);
  }
  const [isVerified, isHidden] = [values.verified === "1", values.hidden === "1"];
  const reason = writtenText(values.reason ?? "");
  const isTurned = isHidden !== (shown?.hidden === "1");
  if (isTurned && shown && reason === "") faults.reason = t("deskVendors.faultReason");
  if (letterCount(reason) > reasonLimit) faults.reason = t("deskForms.wordsLong", { max: reasonLimit });
  const closedUntil = readClosed(values.closedUntil ?? "", shown?.closedUntil ?? "", now);
  if (closedUntil === "invalid") faults.closedUntil = t("deskVendors.faultDay");
  if (!checked.ok || closedUntil === "invalid" || Object.keys(faults).length > 0) return { ok: false, faults };
  return {
    ok: true,
    form: { profile: checked.profile, isVerified, isHidden, closedUntil, reason: isTurned ? reason : "" },
  };
}

/** The portal may set any hour; the form has only the day and must not change the hour. */
function readClosed(typed: string, shown: string, now: number): number | null | undefined | "invalid" {
  if (typed.trim() === shown) return undefined;
  if (typed.trim() === "") return null;
  const time = parseDate(typed.trim());
  return time === null || time + DAY <= now ? "invalid" : time + DAY;
}

function faultText(field: ProfileField, problem: ProfileProblem, t: Translate): string {
  if (problem.kind === "tooLong") return t("deskForms.wordsLong", { max: problem.max });
  if (problem.kind === "missing") return t("deskVendors.faultMissing");
  if (problem.kind === "two") return t("accountActions.onlyOne");
  if (isLegalField(field)) return t(`deskReceipts.wrong_${field}`, { example: legalExamples[field] });
  return t(sentences[field] ?? "deskVendors.faultOther");
}

const sentences: Partial<Record<ProfileField, TextKey>> = {
  ...{ name: "deskVendors.faultName", amharicName: "deskVendors.faultName", phone: "deskVendors.faultPhone" },
  ...{ email: "deskVendors.faultEmail", logo: "deskVendors.faultPicture", banner: "deskVendors.faultPicture" },
};
