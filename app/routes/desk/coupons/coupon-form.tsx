import { useT } from "../../../i18n/use-t.tsx";
import { DeskForm } from "../../../shared/desk/desk-page.tsx";
import { rowField } from "../../../shared/desk/row-field.ts";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { useProblem } from "../../../ui/shell.tsx";
import type { CouponTexts } from "./coupon-view.server.ts";

interface CouponFormProps {
  action: string;
  texts: CouponTexts | null;
  seen: string;
}

export function CouponForm({ action, texts, seen }: CouponFormProps) {
  const t = useT();
  const problem = useProblem();
  const props = (name: keyof CouponTexts) => {
    const field = rowField(problem, { intent: "save" }, name);
    return { ...field, defaultValue: field.defaultValue ?? texts?.[name] };
  };
  return (
    <DeskForm action={action}>
      <input type="hidden" name="seen" value={seen} />
      {texts ? (
        <input type="hidden" name="coupon" value={texts.coupon} />
      ) : (
        <TextField
          {...props("coupon")}
          label={t("deskCoupons.code")}
          hint={t("deskCoupons.codeHint")}
          autoComplete="off"
          required
        />
      )}
      <SelectField
        {...props("kind")}
        label={t("deskCoupons.kind")}
        required
        options={[
          { value: "percent", text: t("deskCoupons.percent") },
          { value: "amount", text: t("deskCoupons.amount") },
        ]}
      />
      <TextField {...props("value")} label={t("deskCoupons.value")} autoComplete="off" inputMode="decimal" required />
      <TextField
        {...props("minimum")}
        label={t("deskCoupons.minimum")}
        hint={t("deskCoupons.minimumHint")}
        autoComplete="off"
        inputMode="decimal"
      />
      <TextField
        {...props("vendor")}
        label={t("deskCoupons.vendor")}
        hint={t("deskCoupons.vendorHint")}
        autoComplete="off"
      />
      <TextField {...props("firstDay")} type="date" label={t("deskCoupons.firstDay")} autoComplete="off" required />
      <TextField {...props("lastDay")} type="date" label={t("deskCoupons.lastDay")} autoComplete="off" required />
      <TextField {...props("uses")} label={t("deskCoupons.uses")} autoComplete="off" inputMode="numeric" required />
      <button className="button button-primary" name="intent" value="save">
        {t("desk.save")}
      </button>
    </DeskForm>
  );
}
