import type { PaymentView } from "../../domain/checkout/payment-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Xsrf } from "../../ui/forms/form-fields.tsx";
import { useProblem } from "../../ui/frame/shell.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";

/** The bank's number of a transfer, told to us. */
export function TransferForm({
  payment: { href, bankReference },
}: {
  payment: Pick<PaymentView, "href" | "bankReference">;
}) {
  const t = useT();
  const problem = useProblem();
  return (
    <form className="form" method="post" action={href}>
      <Xsrf />
      <input type="hidden" name="intent" value="report" />
      <TextField
        name="bankReference"
        label={t("orders.transferReference")}
        hint={t("orders.transferReferenceHint")}
        autoComplete="off"
        enterKeyHint="send"
        defaultValue={problem?.values.bankReference ?? bankReference ?? ""}
        error={problem?.fields.bankReference}
        required
      />
      <button className="button button-primary">{t("orders.transferReport")}</button>
    </form>
  );
}
