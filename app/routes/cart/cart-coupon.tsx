import { useState } from "react";
import type { CartView } from "../../domain/cart/cart-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ActionForm, type ActionAnswer } from "../../ui/forms/action-form.tsx";
import { useProblem } from "../../ui/frame/shell.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { couponKeys } from "./coupon-keys.ts";

/** The discount code: the field for one, or the one that was entered and what it does. */
export function CartCoupon({ coupon, discount }: Pick<CartView, "coupon" | "discount">) {
  const t = useT();
  const refused = useProblem();
  const [answer, setAnswer] = useState<ActionAnswer | null>(null);
  if (!coupon) {
    return (
      <ActionForm action="/cart/coupon" className="cart-coupon" reload onAnswer={setAnswer}>
        <TextField
          name="code"
          label={t("cart.coupon")}
          autoComplete="off"
          enterKeyHint="done"
          required
          defaultValue={refused?.values.code}
          error={answer ? answer.fields?.code : refused?.fields.code}
        />
        <button className="button button-outline">{t("cart.couponUse")}</button>
      </ActionForm>
    );
  }
  const { code, refusal } = coupon;
  return (
    <ActionForm action="/cart/coupon" className="cart-coupon" reload onAnswer={setAnswer}>
      {refusal ? (
        <p className="line-notices-bad">
          {t("cart.couponIs", { code })}
          {": "}
          {t(couponKeys[refusal.reason], refusal.values)}
        </p>
      ) : (
        <p className="cart-coupon-in">
          {discount
            ? t("cart.couponTakesOff", { code, amount: discount.replace("-", "") })
            : t("cart.couponIs", { code })}
        </p>
      )}
      <input type="hidden" name="remove" value="1" />
      <button className="cart-line-way">{t("cart.couponRemove")}</button>
    </ActionForm>
  );
}
