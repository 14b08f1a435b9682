import type { ReactNode } from "react";
import { useT } from "../../../i18n/use-t.tsx";
import { DeskForm } from "../../../shared/desk/desk-page.tsx";
import { rowField } from "../../../shared/desk/row-field.ts";
import { DatedText } from "../../../ui/date-text.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useProblem } from "../../../ui/shell.tsx";
import { OwnWords } from "../../../ui/own-words.tsx";
import type { FoundPayment, PaymentsView } from "./payments-view.server.ts";
import { QuotingText } from "../../../ui/own-words.tsx";

interface RowProps {
  href: string;
  order: string;
  amount: string;
  tag?: string | null;
  children: ReactNode;
  ways: ReactNode;
}

function PaymentRow({ href, order, amount, tag, children, ways }: RowProps) {
  return (
    <li className="desk-row">
      <div className="desk-row-main">
        <p className="desk-row-name">
          <a href={href}>{order}</a> {tag && <span className="desk-tag desk-tag-late">{tag}</span>}
        </p>
        {children}
      </div>
      <p className="desk-row-side desk-row-name">{amount}</p>
      {ways && <div className="desk-row-ways">{ways}</div>}
    </li>
  );
}

export function TransferRow({
  transfer,
  mayWrite,
}: {
  transfer: PaymentsView["transfers"][number];
  mayWrite: boolean;
}) {
  const t = useT();
  const { number, bankReference, reported, late, ...row } = transfer;
  return (
    <PaymentRow {...row} tag={late} ways={mayWrite && <TransferForms number={number} order={row.order} isReported />}>
      <p className="desk-row-more">{t("deskPayments.reference", { reference: bankReference })}</p>
      <p className="desk-row-more">
        <DatedText text="deskPayments.reported" dates={{ date: reported }} />
      </p>
    </PaymentRow>
  );
}

interface TransferFormsProps {
  number: string;
  order: string;
  /** Only a reported transfer can be missing. */
  isReported: boolean;
}

function TransferForms({ number, order, isReported }: TransferFormsProps) {
  const t = useT();
  const problem = useProblem();
  return (
    <>
      <DeskForm action="/desk/payments" className="desk-line">
        <input type="hidden" name="number" value={number} />
        <TextField
          {...rowField(problem, { intent: "paid", number }, "amount")}
          label={t("deskPayments.amountCame")}
          autoComplete="off"
          inputMode="decimal"
          required
        />
        <button className="button button-primary" name="intent" value="paid">
          {t("deskPayments.came")}
          <span className="visually-hidden"> {order}</span>
        </button>
      </DeskForm>
      {isReported && (
        <DeskForm action="/desk/payments" className="desk-line">
          <input type="hidden" name="number" value={number} />
          <button className="button button-outline desk-danger" name="intent" value="missing">
            {t("deskPayments.missing")}
            <span className="visually-hidden"> {order}</span>
          </button>
        </DeskForm>
      )}
    </>
  );
}

export function MismatchRow({
  mismatch,
  mayWrite,
}: {
  mismatch: PaymentsView["mismatches"][number];
  mayWrite: boolean;
}) {
  const t = useT();
  const problem = useProblem();
  const { reference, opened, ...row } = mismatch;
  const form = (
    <DeskForm action="/desk/payments" className="desk-line">
      <input type="hidden" name="reference" value={reference} />
      <TextField
        {...rowField(problem, { intent: "closed", reference }, "reason")}
        label={t("deskPayments.closeReason")}
        autoComplete="off"
        required
      />
      <button className="button button-outline" name="intent" value="closed">
        {t("deskPayments.close")}
        <span className="visually-hidden"> {row.order}</span>
      </button>
    </DeskForm>
  );
  return (
    <PaymentRow {...row} ways={mayWrite && form}>
      <p className="desk-row-more">
        <QuotingText text="deskPayments.atPage" words={{ reference }} />
      </p>
      <p className="desk-row-more">
        <DatedText text="deskPayments.opened" dates={{ date: opened }} />
      </p>
    </PaymentRow>
  );
}

export function RefundRow({ refund, mayWrite }: { refund: PaymentsView["refunds"][number]; mayWrite: boolean }) {
  const t = useT();
  const problem = useProblem();
  const { number, name, phone, phoneText, since, total, parts, ...row } = refund;
  const mark = { intent: "refunded", number };
  const form = (
    <DeskForm action="/desk/payments" className="desk-line">
      <input type="hidden" name="number" value={number} />
      <TextField
        {...rowField(problem, mark, "amount")}
        label={t("deskPayments.amountBack")}
        autoComplete="off"
        inputMode="decimal"
        required
      />
      <TextField {...rowField(problem, mark, "how")} label={t("deskPayments.how")} autoComplete="off" required />
      <button className="button button-primary" name="intent" value="refunded">
        {t("deskPayments.givenBack")}
        <span className="visually-hidden"> {row.order}</span>
      </button>
    </DeskForm>
  );
  return (
    <PaymentRow {...row} amount={total} ways={mayWrite && form}>
      <p className="desk-row-more">
        <OwnWords text={name} /> <a href={`tel:${phone}`}>{phoneText}</a>
      </p>
      {parts.map(({ parcel, amount }, index) => (
        <p key={index} className="desk-row-more">
          {parcel}: {amount}
        </p>
      ))}
      <p className="desk-row-more">
        <DatedText text="deskPayments.since" dates={{ date: since }} />
      </p>
    </PaymentRow>
  );
}

export function FoundRow({ found, mayWrite }: { found: FoundPayment; mayWrite: boolean }) {
  const t = useT();
  const { number, kind, state, refundDue, bankReference, mayConfirm, ...row } = found;
  const forms = <TransferForms number={number} order={row.order} isReported={bankReference !== null} />;
  return (
    <PaymentRow {...row} ways={mayWrite && mayConfirm && forms}>
      <p className="desk-row-more">
        {kind} · {state}
      </p>
      {bankReference && <p className="desk-row-more">{t("deskPayments.reference", { reference: bankReference })}</p>}
      {refundDue && <p className="desk-row-more">{t("deskPayments.owed", { amount: refundDue })}</p>}
    </PaymentRow>
  );
}
