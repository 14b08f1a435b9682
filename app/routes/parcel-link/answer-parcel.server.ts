import { findLinkedParcel, recordRefusal } from "../../data/orders/parcel-links.server.ts";
import { moveParcel } from "../../data/orders/parcels.server.ts";
import type { EventAuthor } from "../../domain/desk/operator-event.ts";
import { type LinkedParcel, needsReason, type VendorAnswer, vendorAnswers } from "../../domain/orders/linked-parcel.ts";
import type { ParcelState } from "../../domain/orders/order-states.ts";
import { clientAddress } from "../../http/client-network.server.ts";
import { hashLinkSecret } from "../../http/secrets/link-secrets.server.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { type ActionTools, callOutbox, confirmed } from "../../request/action-context.server.ts";
import { orderNotFoundReply } from "../../shared/orders/order-not-found.server.ts";
import { parcelStateKey } from "../../shared/orders/order-rows.tsx";
import { readReason } from "../../shared/orders/move-own-parcel.server.ts";
import type { Route } from "../+types/parcel-link";

/** Of two equal presses the second succeeds too; 409 where the parcel was moved meanwhile. */
export const answerParcel = confirmed(async (tools, { request, params: { secret } }: Route.ActionArgs) => {
  const { db, submission, now, where } = tools;
  submission.fields.set("returnTo", `/parcel/${secret}`);
  const link = hashLinkSecret(secret);
  const parcel = link && (await findLinkedParcel(db, link, now));
  if (!parcel) return orderNotFoundReply(where);
  const answer = vendorAnswers.find((known) => known === submission.fields.get("intent"));
  if (!answer || submission.repeated.size > 0) return tools.refuseFields();
  const given = readReason(tools, { isRequired: needsReason(answer) });
  const { vendorId, vendor: name } = parcel;
  const author: EventAuthor = { kind: "vendor", id: String(vendorId), name, address: clientAddress(request.headers) };
  const reason = needsReason(answer) ? given : "";
  const answered = { link, answer, reason, author, parcel };
  return answer === "refused" ? refuseDelivery(tools, answered) : move(tools, { ...answered, answer });
});

interface Answered {
  link: string;
  answer: VendorAnswer;
  reason: string;
  author: EventAuthor;
  parcel: LinkedParcel;
}

async function move(tools: ActionTools, { link, answer, reason, author, parcel }: Answered & { answer: ParcelState }) {
  const { db, now } = tools;
  const { number, position } = parcel;
  const actor = { mover: "vendor", link } as const;
  const moved = await moveParcel(db, { parcel: { number, position }, actor, author, to: answer, reason, now });
  if (moved.kind === "unknown") return orderNotFoundReply(tools.where);
  if (moved.kind === "refused") return meanwhile(tools, moved.state, parcel);
  if (moved.kind === "moved") callOutbox(tools);
  return done(tools, moved.kind === "moved" ? doneTexts[answer as VendorAnswer] : "parcelLink.already");
}

async function refuseDelivery(tools: ActionTools, { link, reason, author, parcel }: Answered) {
  const { db, now } = tools;
  if (await recordRefusal(db, { link, reason, author, now })) return done(tools, doneTexts.refused);
  const present = await findLinkedParcel(db, link, now);
  if (!present) return orderNotFoundReply(tools.where);
  return present.refusal !== null ? done(tools, "parcelLink.already") : meanwhile(tools, present.state, parcel);
}

const doneTexts: Record<VendorAnswer, TextKey> = {
  confirmed: "parcelLink.doneConfirmed",
  onTheWay: "parcelLink.doneOnTheWay",
  delivered: "parcelLink.doneDelivered",
  refused: "parcelLink.doneRefused",
  returned: "parcelLink.doneReturned",
  returnRefused: "parcelLink.doneReturnRefused",
};

function done({ reply, t }: ActionTools, text: TextKey): Promise<Response> {
  return reply(t(text));
}

function meanwhile({ refuse, t, typedValues }: ActionTools, state: ParcelState, { delivery }: LinkedParcel): Response {
  const form = t("parcelLink.meanwhile", { state: t(parcelStateKey(state, delivery)) });
  return refuse({ values: typedValues(), form }, 409);
}
