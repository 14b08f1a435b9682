import type { CityChoices } from "../../domain/checkout/city-choices.ts";
import { useT } from "../../i18n/use-t.tsx";
import { CityOptions } from "../../ui/forms/city-options.tsx";
import { ReturnTo, Xsrf } from "../../ui/forms/form-fields.tsx";

/** The delivery city (settled.md 26), whose fees the cart shows: a plain post like language and currency. */
export function CartCity({ choices }: { choices: CityChoices }) {
  const t = useT();
  return (
    <form className="cart-city" method="post" action="/preferences">
      <ReturnTo />
      <Xsrf />
      <div className="form-field">
        <label className="form-field-label" htmlFor="city">
          {t("cart.deliveryCity")}
        </label>
        <select className="form-field-input" id="city" name="city" defaultValue={choices.chosen}>
          <CityOptions choices={choices} />
        </select>
      </div>
      <button className="button button-outline">{t("cart.chooseCity")}</button>
    </form>
  );
}
