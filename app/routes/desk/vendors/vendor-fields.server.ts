import { z } from "zod";
import { parseDate } from "../../../domain/calendar/calendar.ts";
import { letterCount, writtenText } from "../../../domain/content/written-text.ts";
import { isLegalField, legalExamples } from "../../../domain/legal-facts.ts";
import { reasonLimit } from "../../../domain/orders/order.ts";
import { checkProfile, type ProfileField, type ProfileProblem } from "../../../domain/vendors/vendor-profile.ts";
import type { TextKey } from "../../../i18n/translate.ts";
import { fault } from "../../../shared/desk/desk-fields.server.ts";

const DAY = 86_400_000;

/** `shown`: null for a new vendor. */
export const vendorFields = (shown: Record<string, string> | null, now: number) =>
  z.record(z.string(), z.string()).transform((values, context) => {
    const refuse = (name: string, ...which: Parameters<typeof fault>) =>
      context.addIssue({ code: "custom", path: [name], ...fault(...which) });
    const checked = checkProfile(values);
    for (const [field, problem] of Object.entries(checked.ok ? {} : checked.problems))
      refuse(field, ...sentenceOf(field as ProfileField, problem));
    const isHidden = values.hidden === "1";
    const reason = writtenText(values.reason ?? "");
    const isTurned = isHidden !== (shown?.hidden === "1");
    if (isTurned && shown && reason === "") refuse("reason", "deskVendors.faultReason");
    if (letterCount(reason) > reasonLimit) refuse("reason", "deskForms.wordsLong", { max: reasonLimit });
    const closedUntil = readClosed(values.closedUntil ?? "", shown?.closedUntil ?? "", now);
    if (closedUntil === "invalid") refuse("closedUntil", "deskVendors.faultDay");
    return {
      profile: checked.ok ? checked.profile : {},
      ...{ isVerified: values.verified === "1", isHidden, reason: isTurned ? reason : "" },
      closedUntil: closedUntil === "invalid" ? null : closedUntil,
    };
  });

/** The portal may set any hour; the form has only the day and must not change the hour. */
function readClosed(typed: string, shown: string, now: number): number | null | undefined | "invalid" {
  if (typed.trim() === shown) return undefined;
  if (typed.trim() === "") return null;
  const time = parseDate(typed.trim());
  return time === null || time + DAY <= now ? "invalid" : time + DAY;
}

function sentenceOf(field: ProfileField, problem: ProfileProblem): Parameters<typeof fault> {
  if (problem.kind === "tooLong") return ["deskForms.wordsLong", { max: problem.max }];
  if (problem.kind === "missing") return ["deskVendors.faultMissing"];
  if (problem.kind === "two") return ["accountActions.onlyOne"];
  if (isLegalField(field)) return [`deskReceipts.wrong_${field}`, { example: legalExamples[field] }];
  return [sentences[field] ?? "deskVendors.faultOther"];
}

const sentences: Partial<Record<ProfileField, TextKey>> = {
  ...{ name: "deskVendors.faultName", amharicName: "deskVendors.faultName", phone: "deskVendors.faultPhone" },
  ...{ email: "deskVendors.faultEmail", logo: "deskVendors.faultPicture", banner: "deskVendors.faultPicture" },
};
