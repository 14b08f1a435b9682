import { maySendLinks } from "../../../domain/desk/roles.ts";
import { findDeskVendor, type DeskVendor } from "../../../data/vendors/desk-vendors.server.ts";
import { endLink, renewLink } from "../../../data/vendors/vendor-parcels.server.ts";
import { replyProblem } from "../../../http/forms/reply.server.ts";
import { answerDecision, type Decision } from "../../../shared/desk/decide.server.ts";
import { type DeskTools, unknownObject } from "../../../shared/desk/desk.server.ts";
import { typedId } from "../../../shared/desk/desk-rows.ts";
import { dropPictures } from "../../../shared/pictures/take-pictures.server.ts";
import { changeWhole, type VendorWish } from "../../../shared/vendors/change-vendor.server.ts";
import { takeProfilePictures } from "./profile-pictures.server.ts";
import { readVendorForm } from "./vendor-fields.server.ts";
import { vendorMark, vendorValues } from "./vendor-values.server.ts";

/** 409 for a form with outdated values. */
export async function changeDeskVendor(tools: DeskTools, vendorId: string): Promise<Response> {
  const { db, submission, where, now } = tools;
  const vendor = await findDeskVendor(db, typedId(vendorId) ?? 0);
  if (!vendor) return unknownObject(tools);
  const intent = submission.fields.get("intent");
  if (intent === "sendLink" || intent === "endLink") {
    return answerDecision(tools, await changeLink(tools, vendor, intent));
  }
  const read = readVendorForm(submission, vendorValues(vendor, now), tools);
  return read.ok ? answerDecision(tools, await save(tools, vendor, read.form)) : replyProblem(where, read.problem);
}

const reachFields = ["phone", "email"] as const;

async function save(tools: DeskTools, vendor: DeskVendor, form: VendorWish): Promise<Decision> {
  const { submission, staff, now, t } = tools;
  const [shown, typed] = [vendorValues(vendor, now), submission.fields];
  const moved = reachFields.filter((field) => typed.has(field) && typed.get(field) !== shown[field]);
  if (moved.length > 0 && !maySendLinks(staff.roles)) {
    return { faults: Object.fromEntries(moved.map((field) => [field, t("deskVendors.faultReach")])) };
  }
  if (typed.get("seen") !== vendorMark(vendor, now)) return "meanwhile";
  const taken = await takeProfilePictures(tools);
  if (!taken.ok) return { faults: taken.problems };
  const { by, named } = taken;
  const outcome = await changeWhole(by, vendor, { ...form, profile: { ...form.profile, ...named } });
  if (outcome !== "changed") await dropPictures(tools, by.sent);
  if (outcome === "taken") return { faults: { name: t("deskVendors.faultTaken") } };
  if (outcome === "meanwhile") return outcome;
  return { done: t(outcome === "same" ? "desk.unchanged" : "desk.saved") };
}

async function changeLink(tools: DeskTools, vendor: DeskVendor, intent: "sendLink" | "endLink"): Promise<Decision> {
  const { db, staff, author, now, submission, t } = tools;
  if (!maySendLinks(staff.roles)) return "unknown";
  const isSent = intent === "sendLink";
  const [parcelId, linkId] = ["parcel", "link"].map((name) => {
    const typed = submission.repeated.has(name) ? "" : (submission.fields.get(name) ?? "");
    return /^\d{1,15}$/.test(typed) ? Number(typed) : null;
  }) as [number | null, number | null];
  if (parcelId === null || linkId === null) return { faults: { "": t("actions.checkFields") } };
  if (isSent && vendor.smsTo === null && vendor.email === "") return { faults: { "": t("deskVendors.linkNowhere") } };
  const isDone = await (isSent ? renewLink : endLink)(db, { vendorId: vendor.id, parcelId, linkId, author, now });
  return isDone ? { done: t(isSent ? "deskVendors.linkSent" : "deskVendors.linkEndedNow") } : "meanwhile";
}
