import { findDeskVendor, type DeskVendor } from "../../../data/vendors/desk-vendors.server.ts";
import { endLink, type LinkChange, renewLink } from "../../../data/vendors/vendor-parcels.server.ts";
import { maySendLinks } from "../../../domain/desk/roles.ts";
import { parseVendorId } from "../../../domain/vendors/vendor-store-query.ts";
import { withoutSecrets } from "../../../http/forms/fields.server.ts";
import { replyDone, replyProblem } from "../../../http/forms/reply.server.ts";
import { callOutbox } from "../../../request/action-context.server.ts";
import { deskAction, type DeskTools, unknownObject } from "../../../shared/desk/desk.server.ts";
import { dropPictures } from "../../../shared/pictures/take-pictures.server.ts";
import { changeWhole } from "../../../shared/vendors/change-vendor.server.ts";
import { takeProfilePictures } from "./profile-pictures.server.ts";
import { readVendorForm } from "./vendor-fields.server.ts";
import { vendorMark, vendorValues } from "./vendor-view.server.ts";
import type { Route } from "./+types/vendor";

/** 409 for a form with outdated values. */
export const vendorAction = deskAction(async (tools, { params }: Route.ActionArgs) => {
  const id = parseVendorId(params.vendorId);
  const vendor = id === null ? null : await findDeskVendor(tools.db, id);
  if (!vendor) return unknownObject(tools);
  const intent = tools.submission.fields.get("intent");
  if (intent === "sendLink" || intent === "endLink") {
    return maySendLinks(tools.staff.roles) ? link(tools, vendor, intent) : unknownObject(tools);
  }
  return save(tools, vendor);
});

const reachFields = ["phone", "email"] as const;

async function save(tools: DeskTools, vendor: DeskVendor): Promise<Response> {
  const { submission, where, now, t } = tools;
  const shown = vendorValues(vendor, now);
  const read = readVendorForm(submission, shown, tools);
  if (!read.ok) return replyProblem(where, read.problem);
  const values = withoutSecrets(submission.fields);
  const moved = reachFields.filter((field) => values[field] !== undefined && values[field] !== shown[field]);
  if (moved.length > 0 && !maySendLinks(tools.staff.roles)) {
    const fields = Object.fromEntries(moved.map((field) => [field, t("deskVendors.faultReach")]));
    return replyProblem(where, { fields, values, form: null });
  }
  if (values.seen !== vendorMark(vendor, now)) return meanwhile(tools);
  const taken = await takeProfilePictures(tools);
  if (!taken.ok) return replyProblem(where, { fields: taken.problems, values, form: null });
  const { by, named } = taken;
  const outcome = await changeWhole(by, vendor, { ...read.form, profile: { ...read.form.profile, ...named } });
  if (outcome !== "changed") await dropPictures(tools, by.sent);
  if (outcome === "taken") {
    return replyProblem(where, { fields: { name: t("deskVendors.faultTaken") }, values, form: null });
  }
  if (outcome === "meanwhile") return meanwhile(tools);
  if (moved.length > 0) callOutbox(tools);
  return replyDone(where, { kind: "done", text: t(outcome === "same" ? "desk.unchanged" : "desk.saved") });
}

async function link(tools: DeskTools, vendor: DeskVendor, intent: "sendLink" | "endLink"): Promise<Response> {
  const { db, author, now, submission, where, t } = tools;
  const number = (name: string) => {
    const typed = submission.repeated.has(name) ? "" : (submission.fields.get(name) ?? "");
    return /^\d{1,15}$/.test(typed) ? Number(typed) : null;
  };
  const [parcelId, linkId] = [number("parcel"), number("link")];
  if (parcelId === null || linkId === null) {
    return replyProblem(where, { fields: {}, values: {}, form: t("actions.checkFields") });
  }
  if (intent === "sendLink" && vendor.smsTo === null && vendor.email === "") {
    return replyProblem(where, { fields: {}, values: {}, form: t("deskVendors.linkNowhere") });
  }
  const change: LinkChange = { vendorId: vendor.id, parcelId, linkId, author, now };
  const isDone = await (intent === "sendLink" ? renewLink : endLink)(db, change);
  if (!isDone) return meanwhile(tools);
  if (intent === "sendLink") callOutbox(tools);
  const text = t(intent === "sendLink" ? "deskVendors.linkSent" : "deskVendors.linkEndedNow");
  return replyDone(where, { kind: "done", text });
}

function meanwhile({ where, t, submission }: DeskTools): Response {
  return replyProblem(where, { fields: {}, values: withoutSecrets(submission.fields), form: t("desk.meanwhile") }, 409);
}
