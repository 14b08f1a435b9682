import { useState } from "react";
import type { CartView } from "../../domain/cart/cart-view.ts";
import type { CityChoices } from "../../domain/delivery/city-choices.ts";
import { useT } from "../../i18n/use-t.tsx";
import { couponKeys } from "../../shared/cart/coupon-keys.ts";
import { DatedText } from "../../ui/date-text.tsx";
import type { Answer } from "../../client/answer.ts";
import { ActionForm } from "../../ui/forms/action-form.tsx";
import { CityOptions } from "../../ui/forms/city-options.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { useProblem } from "../../ui/root-data.ts";

export function CartCoupon({ coupon, discount }: Pick<CartView, "coupon" | "discount">) {
  const t = useT();
  const refused = useProblem();
  const [answer, setAnswer] = useState<Answer | null>(null);
  if (!coupon) {
    return (
      <ActionForm action="/cart/coupon" className="cart-coupon" onAnswer={setAnswer}>
        <TextField
          name="code"
          label={t("cart.coupon")}
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
    <ActionForm action="/cart/coupon" className="cart-coupon" onAnswer={setAnswer}>
      {refusal ? (
        <p className="notice-bad">
          {t("cart.couponIs", { code })}
          {": "}
          {t(couponKeys[refusal.reason], refusal.values)}
        </p>
      ) : (
        <p className="good">
          {discount
            ? t("cart.couponTakesOff", { code, amount: discount.replace("-", "") })
            : t("cart.couponIs", { code })}
        </p>
      )}
      <input type="hidden" name="remove" value="1" />
      <button className="plain">{t("cart.couponRemove")}</button>
    </ActionForm>
  );
}

/** settled.md 26: with scripts it changes at once, else after a post. */
export function CartCity({ choices, cart: { city, delivery, days, sent } }: { choices: CityChoices; cart: CartView }) {
  const refused = useProblem()?.fields.city;
  const t = useT();
  return (
    <ActionForm action="/preferences#city" className="cart-city">
      <div className="form-field">
        <label className="form-field-label" htmlFor="city">
          {t("cart.deliveryCity")}
        </label>
        <select
          className="form-field-input"
          id="city"
          name="city"
          defaultValue={choices.chosen}
          onChange={({ currentTarget }) => currentTarget.form!.querySelector("button")!.click()}
        >
          <CityOptions choices={choices} />
        </select>
      </div>
      <button className="button button-outline">{t("cart.chooseCity")}</button>
      {refused && <p className="notice-bad">{refused}</p>}
      <p role="status">
        {days && sent === 0 && t("delivery.onlyPickup")}
        {days && sent > 0 && (
          <DatedText
            text={delivery ? "delivery.cityCosts" : "delivery.cityFree"}
            dates={days}
            values={{ city, fee: delivery ?? "" }}
          />
        )}
      </p>
    </ActionForm>
  );
}
