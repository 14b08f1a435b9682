import { z } from "zod";
import {
  findOperatorPayment,
  listOpenPayments,
  type OpenPayments,
} from "../../data/payments/operator-payments.server.ts";
import { formatEtb } from "../../domain/money.ts";
import { formatOrderNumber, parseOrderNumber } from "../../domain/orders/order-number.ts";
import { useT } from "../../i18n/use-t.tsx";
import { byIntent, deskDecision, deskBirr, deskOrderNumber, deskWords } from "../../shared/desk/desk-fields.server.ts";
import { deskLoader, deskSize } from "../../shared/desk/desk.server.ts";
import { DeskList, useDesk } from "../../shared/desk/desk-parts.tsx";
import { decidePayment } from "../../shared/payment/decide-payment.server.ts";
import type { Route } from "./+types/payments";
import { MismatchRow, PaymentSearchRow, RefundRow, TransferRow } from "./payments/payment-rows.tsx";
import { europeanMonth } from "../../domain/date-view.ts";
import { monthFileColumns, type MonthFile } from "../../domain/orders/month-files.ts";
import { monthsUntil } from "../../domain/vendors/books.ts";
import { DeskDecision, DeskFilter, optionsOf } from "../../shared/desk/desk-decision.tsx";

export const loader = deskLoader(async ({ db, asked }) => {
  const typed = asked("order").slice(0, 40);
  const number = parseOrderNumber(typed);
  const [{ transfers, mismatches, refunds }, payment] = await Promise.all([
    listOpenPayments(db, deskSize + 1),
    number ? findOperatorPayment(db, number) : null,
  ]);
  return {
    transfers: transfers.slice(0, deskSize),
    mismatches: mismatches.slice(0, deskSize),
    refunds: refundsByOrder(refunds, deskSize),
    mostListed: [transfers, mismatches, refunds].some((rows) => rows.length > deskSize) ? deskSize : null,
    typed,
    found: number && payment ? { number, ...payment } : null,
  };
});

const fields = byIntent({
  paid: { number: deskOrderNumber, amount: deskBirr },
  missing: { number: deskOrderNumber },
  refunded: { number: deskOrderNumber, amount: deskBirr, how: deskWords },
  closed: { reference: z.string().min(1).max(100), reason: deskWords },
});

/** Amounts in birr. */
export const action = deskDecision(fields, async (asked, tools) => {
  const { t } = tools;
  const { intent } = asked;
  const decided = await decidePayment(tools, asked);
  if (decided === "unknown") return decided;
  if (decided === "decided") return { refused: t("deskPayments.decided") };
  if (decided !== "done") {
    const amount = formatEtb(decided.due);
    return { faults: { amount: t(intent === "paid" ? "deskPayments.costs" : "deskPayments.owes", { amount }) } };
  }
  const order = asked.intent === "closed" ? "" : formatOrderNumber(asked.number);
  return { done: t(`deskPayments.done_${intent}`, { order }) };
});

export default function PaymentsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { transfers, mismatches, refunds, mostListed, typed, found } = loaderData;
  const order = { name: "order", label: t("orders.number"), inputMode: "numeric", defaultValue: typed } as const;
  return (
    <>
      <DeskFilter fields={[order]} button={t("header.search")} />
      {typed && (
        <DeskList list={found ? [found] : []} none={t("deskPayments.unknown")}>
          {(payment) => <PaymentSearchRow payment={payment} />}
        </DeskList>
      )}
      <h2>{t("deskPayments.transfers")}</h2>
      <DeskList list={transfers} none={t("deskPayments.transfersNone")}>
        {(transfer) => <TransferRow transfer={transfer} />}
      </DeskList>
      <h2>{t("deskPayments.refunds")}</h2>
      <DeskList list={refunds} none={t("deskPayments.refundsNone")}>
        {(parts) => <RefundRow parts={parts} />}
      </DeskList>
      <h2>{t("deskPayments.mismatches")}</h2>
      <DeskList list={mismatches} none={t("deskPayments.mismatchesNone")}>
        {(mismatch) => <MismatchRow mismatch={mismatch} />}
      </DeskList>
      {mostListed && <p className="desk-text">{t("deskPayments.more", { count: mostListed })}</p>}
      <FilesForm />
      <p className="desk-text">
        <a href="/desk/events?action=refundDone">{t("deskPayments.refundsDone")}</a>
      </p>
    </>
  );
}

function FilesForm() {
  const t = useT();
  const { locale, now } = useDesk().viewer;
  const files = optionsOf(Object.keys(monthFileColumns) as MonthFile[], (file) => t(`files.file_${file}`));
  const months = monthsUntil(now, 12).map(({ name, from }) => ({ value: name, text: europeanMonth(from, locale) }));
  return (
    <section aria-labelledby="files">
      <h2 id="files">{t("files.title")}</h2>
      <p className="desk-text">
        {t("files.text")} <a href="/desk/events?action=fileTaken">{t("files.taken")}</a>
      </p>
      <DeskDecision
        {...{ action: "/desk/payments/files", button: t("files.take"), isLine: true }}
        fields={[
          { name: "file", label: t("deskEvents.fact_file"), options: files },
          { name: "month", label: t("files.month"), options: months },
        ]}
      />
    </section>
  );
}

type Refund = OpenPayments["refunds"][number];

/** Refunds are recorded for a whole order, so an order that the limit would cut is left out. */
function refundsByOrder(refunds: readonly Refund[], limit: number): [Refund, ...Refund[]][] {
  const cut = refunds.length > limit ? refunds[limit]!.number : null;
  const byOrder = Map.groupBy(refunds, ({ number }) => number);
  const whole = [...byOrder].filter(([number]) => number !== cut || byOrder.size === 1);
  return whole.map(([, parts]) => parts as [Refund, ...Refund[]]);
}
