import type { ReactNode } from "react";
import type { OpenPayments, OperatorPayment } from "../../../data/payments/operator-payments.server.ts";
import { phoneText } from "../../../domain/accounts/contact.ts";
import { formatEtb } from "../../../domain/money.ts";
import { formatOrderNumber } from "../../../domain/orders/order-number.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { DeskDecision, type DeskField } from "../../../shared/desk/desk-decision.tsx";
import { DeskRow, Tag, MomentText } from "../../../shared/desk/desk-parts.tsx";
import { OwnWords, QuotingText } from "../../../ui/own-words.tsx";

interface PaymentRowProps {
  number: string;
  amount: number;
  tag?: ReactNode;
  lines: ReactNode[];
  forms: ReactNode;
}

function PaymentRow({ number, amount, tag, ...row }: PaymentRowProps) {
  const name = (
    <>
      <a href={`/desk/orders/${number}`}>{formatOrderNumber(number)}</a> {tag}
    </>
  );
  return <DeskRow {...row} name={name} side={<strong>{formatEtb(amount)}</strong>} />;
}

export function TransferRow({ transfer }: { transfer: OpenPayments["transfers"][number] }) {
  const t = useT();
  const { number, amount, bankReference: reference, reportedAt, state } = transfer;
  return (
    <PaymentRow
      {...{ number, amount }}
      tag={state !== "reported" && <Tag is="late">{t(`deskEvents.state_${state}`)}</Tag>}
      forms={<TransferForms number={number} isReported />}
      lines={[
        t("deskPayments.reference", { reference }),
        <MomentText key="at" text="deskPayments.reported" at={{ date: reportedAt }} />,
      ]}
    />
  );
}

/** Only a reported transfer can be missing. */
function TransferForms({ number, isReported }: { number: string; isReported: boolean }) {
  const t = useT();
  const amount: DeskField = { name: "amount", label: t("deskPayments.amountCame"), inputMode: "decimal" };
  const decision = { isLine: true, mark: { number }, of: formatOrderNumber(number) };
  return (
    <>
      <DeskDecision {...decision} intent="paid" fields={[amount]} button={t("deskPayments.came")} look="primary" />
      {isReported && <DeskDecision {...decision} intent="missing" button={t("deskPayments.missing")} look="danger" />}
    </>
  );
}

/** A mismatch: the provider reports another amount or currency than was asked. */
export function MismatchRow({ mismatch }: { mismatch: OpenPayments["mismatches"][number] }) {
  const t = useT();
  const { number, amount, reference, openedAt } = mismatch;
  const reason = { name: "reason", label: t("deskPayments.closeReason") };
  const decision = { isLine: true, intent: "closed", mark: { reference }, of: formatOrderNumber(number) };
  return (
    <PaymentRow
      {...{ number, amount }}
      forms={<DeskDecision {...decision} fields={[reason]} button={t("desk.close")} />}
      lines={[
        <QuotingText key="page" text="deskPayments.atPage" words={{ reference }} />,
        <MomentText key="at" text="deskPayments.opened" at={{ date: openedAt }} />,
      ]}
    />
  );
}

type Refund = OpenPayments["refunds"][number];

export function RefundRow({ parts }: { parts: readonly [Refund, ...Refund[]] }) {
  const t = useT();
  const [{ number, name, phone, createdAt }] = parts;
  const decision = { isLine: true, intent: "refunded", mark: { number }, of: formatOrderNumber(number) };
  const fields: DeskField[] = [
    { name: "amount", label: t("deskPayments.amountBack"), inputMode: "decimal" },
    { name: "how", label: t("deskPayments.how") },
  ];
  const amounts = parts.map(({ parcel, amount }) => {
    // 0 or less: paid late or twice.
    const part = parcel > 0 ? t("deskPayments.parcel", { number: parcel }) : t("deskPayments.surplus");
    return `${part}: ${formatEtb(amount)}`;
  });
  const buyer = (
    <>
      <OwnWords text={name} /> <a href={`tel:${phone}`}>{phoneText(phone)}</a>
    </>
  );
  return (
    <PaymentRow
      number={number}
      amount={parts.reduce((sum, { amount }) => sum + amount, 0)}
      lines={[buyer, ...amounts, <MomentText key="at" text="deskPayments.since" at={{ date: createdAt }} />]}
      forms={<DeskDecision {...decision} fields={fields} button={t("deskPayments.givenBack")} look="primary" />}
    />
  );
}

export function PaymentSearchRow({ payment }: { payment: OperatorPayment & { number: string } }) {
  const t = useT();
  const { number, amount, kind, state, refundDue, bankReference: reference } = payment;
  const mayConfirm = kind === "transfer" && state !== "paid";
  return (
    <PaymentRow
      {...{ number, amount }}
      forms={mayConfirm && <TransferForms number={number} isReported={reference !== null} />}
      lines={[
        `${t(`orders.kind_${kind}`)} · ${t(`deskEvents.state_${state}`)}`,
        reference && t("deskPayments.reference", { reference }),
        refundDue > 0 && t("deskPayments.owed", { amount: formatEtb(refundDue) }),
      ]}
    />
  );
}
