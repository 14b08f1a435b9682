import { z } from "zod";
import { findOperatorPayment, listOpenPayments } from "../../data/payments/operator-payments.server.ts";
import { formatEtb } from "../../domain/money.ts";
import { formatOrderNumber, parseOrderNumber } from "../../domain/orders/order-number.ts";
import { withoutSecrets } from "../../http/forms/fields.server.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { personal, unlisted } from "../../http/head/private-page.ts";
import { useT } from "../../i18n/use-t.tsx";
import { answering } from "../../middleware/page-action.server.ts";
import { callOutbox } from "../../request/action-context.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { needed } from "../../request/needed.server.ts";
import { desk, deskAction, deskFrame, unknownObject } from "../../shared/desk/desk.server.ts";
import { deskBirr, deskOrderNumber, deskWords, readDeskFields } from "../../shared/desk/desk-fields.server.ts";
import { DeskPage } from "../../shared/desk/desk-page.tsx";
import { decidePayment } from "../../shared/payment/decide-payment.server.ts";
import { TextField } from "../../ui/forms/text-field.tsx";
import type { Route } from "./+types/payments";
import { FoundRow, MismatchRow, RefundRow, TransferRow } from "./payments/payment-rows.tsx";
import { foundPayment, paymentsView } from "./payments/payments-view.server.ts";

const LISTED = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(bindings);
  const typed = (url.searchParams.get("order") ?? "").slice(0, 40);
  const number = parseOrderNumber(typed);
  const [open, payment] = await needed(
    context,
    Promise.all([listOpenPayments(db, LISTED + 1), number ? findOperatorPayment(db, number) : null]),
  );
  return {
    ...deskFrame(context, "/desk/payments", "desk.payments"),
    ...paymentsView(context, open, LISTED),
    typed,
    found: number && payment ? foundPayment(context, number, payment) : null,
  };
}

const fields = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("paid"), number: deskOrderNumber, amount: deskBirr }),
  z.object({ intent: z.literal("missing"), number: deskOrderNumber }),
  z.object({ intent: z.literal("refunded"), number: deskOrderNumber, amount: deskBirr, how: deskWords }),
  z.object({ intent: z.literal("closed"), reference: z.string().min(1).max(100), reason: deskWords }),
]);

/** Amounts in birr. */
export const action = deskAction(async (tools, _args: Route.ActionArgs) => {
  const { submission, where, t } = tools;
  const read = readDeskFields(tools, fields);
  if (!read.ok) return replyProblem(where, read.problem);
  const { intent, ...asked } = read.value;
  const decided = await decidePayment(tools, { operation: intent, ...asked } as Parameters<typeof decidePayment>[1]);
  const values = withoutSecrets(submission.fields);
  if (decided.kind === "unknown" && intent !== "closed") return unknownObject(tools);
  if (decided.kind === "amount" && decided.due > 0) {
    const said = t(intent === "paid" ? "deskPayments.costs" : "deskPayments.owes", { amount: formatEtb(decided.due) });
    return replyProblem(where, { fields: { amount: said }, values, form: null });
  }
  if (decided.kind !== "done" || !decided.isNew) {
    return replyProblem(where, { fields: {}, values, form: t("deskPayments.decided") }, 409);
  }
  callOutbox(tools);
  const order = "number" in asked ? formatOrderNumber(asked.number) : "";
  return replyDone(where, { kind: "done", text: t(`deskPayments.done_${intent}`, { order }) });
});

export const middleware: Route.MiddlewareFunction[] = [desk, answering(action)];
export const headers = personal;
export const meta = unlisted;
export { deskLinks as links } from "../../shared/desk/desk-styles.ts";

export default function PaymentsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { frame, transfers, mismatches, refunds, hasMore, typed, found } = loaderData;
  const { mayWrite } = frame;
  return (
    <DeskPage frame={frame} heading={t("desk.payments")}>
      <form className="desk-line" action="/desk/payments">
        <TextField
          name="order"
          label={t("orders.number")}
          autoComplete="off"
          inputMode="numeric"
          required
          defaultValue={typed}
        />
        <button className="button button-outline">{t("desk.search")}</button>
      </form>
      {typed && !found && <p className="desk-text">{t("deskPayments.unknown")}</p>}
      {found && (
        <ul className="desk-rows" role="list">
          <FoundRow found={found} mayWrite={mayWrite} />
        </ul>
      )}
      <Waiting heading={t("deskPayments.transfers")} none={t("deskPayments.transfersNone")} rows={transfers}>
        {(transfer) => <TransferRow key={transfer.number} transfer={transfer} mayWrite={mayWrite} />}
      </Waiting>
      <Waiting heading={t("deskPayments.refunds")} none={t("deskPayments.refundsNone")} rows={refunds}>
        {(refund) => <RefundRow key={refund.number} refund={refund} mayWrite={mayWrite} />}
      </Waiting>
      <Waiting heading={t("deskPayments.mismatches")} none={t("deskPayments.mismatchesNone")} rows={mismatches}>
        {(mismatch) => <MismatchRow key={mismatch.reference} mismatch={mismatch} mayWrite={mayWrite} />}
      </Waiting>
      {hasMore && <p className="desk-text">{t("deskPayments.more", { count: LISTED })}</p>}
      <p className="desk-text">
        <a href="/desk/events?action=refundDone">{t("deskPayments.refundsDone")}</a>
      </p>
    </DeskPage>
  );
}

interface WaitingProps<Row> {
  heading: string;
  none: string;
  rows: readonly Row[];
  children: (row: Row) => React.ReactNode;
}

function Waiting<Row>({ heading, none, rows, children }: WaitingProps<Row>) {
  return (
    <>
      <h2>{heading}</h2>
      {rows.length === 0 ? (
        <p className="desk-text">{none}</p>
      ) : (
        <ul className="desk-rows" role="list">
          {rows.map(children)}
        </ul>
      )}
    </>
  );
}
