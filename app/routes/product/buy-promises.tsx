import type { CityChoices } from "../../domain/delivery/city-choices.ts";
import { returnDays } from "../../domain/orders/order.ts";
import type { PaymentKind } from "../../domain/orders/order-states.ts";
import type { ProductPageView } from "../../domain/product-page/product-page-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { CityOptions } from "../../ui/forms/city-options.tsx";
import { PostForm } from "../../ui/forms/post-form.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { useProblem } from "../../ui/shell.tsx";
import { DatedText } from "../../ui/date-text.tsx";

interface BuyPromisesProps {
  product: ProductPageView;
  cities: CityChoices;
  payments: readonly PaymentKind[];
}

export function BuyPromises({ product, cities, payments }: BuyPromisesProps) {
  const t = useT();
  const { delivery, freeDelivery, vendor, isVehicle } = product;
  return (
    <ul className="buy-promises lines muted" role="list">
      <PromiseRow icon="truck" title={t(freeDelivery ? "card.labelFreeDelivery" : "compare.delivery")}>
        {isVehicle && <p>{t("product.byAppointment")}</p>}
        {delivery && cities.cities.length > 0 && <CityForm cities={cities} />}
        {delivery && (
          <p id="city-answer" data-city="" role="status">
            <DeliveryWords product={product} />
          </p>
        )}
        {delivery?.freeFrom && <p>{t("product.freeFrom", { amount: delivery.freeFrom })}</p>}
      </PromiseRow>
      {!isVehicle && (
        <PromiseRow icon="rotate-ccw" title={t("product.returns")}>
          <p>{t("product.returnsText", { days: returnDays })}</p>
        </PromiseRow>
      )}
      <PromiseRow icon="wallet" title={t("product.payments")}>
        <p>{payments.map((kind) => t(`checkout.${kind}`)).join(t("compare.listMark"))}</p>
      </PromiseRow>
      <PromiseRow icon="store" title={vendor.name} lang={vendor.lang} href={vendor.href}>
        <p>
          {t("product.sentFrom", { city: vendor.city })} {vendor.rating && t("product.vendorRated", vendor.rating)}
        </p>
      </PromiseRow>
    </ul>
  );
}

interface PromiseRowProps {
  icon: IconName;
  title: string;
  lang?: ProductPageView["lang"];
  href?: string;
  children: React.ReactNode;
}

function PromiseRow({ icon, title, lang, href, children }: PromiseRowProps) {
  return (
    <li>
      <Icon name={icon} />
      <div>
        <h2 lang={lang}>{href ? <a href={href}>{title}</a> : title}</h2>
        {children}
      </div>
    </li>
  );
}

/** settled.md 26: by scripts in place (client/product-parts), else by a plain post. */
function CityForm({ cities }: { cities: CityChoices }) {
  const refused = useProblem()?.fields.city;
  const t = useT();
  return (
    <PostForm id="city-form" action="/preferences#city">
      <label htmlFor="city">{t("header.deliverTo")}</label>{" "}
      <select className="form-field-input" id="city" name="city" defaultValue={cities.chosen}>
        <CityOptions choices={cities} />
      </select>{" "}
      <button className="button button-quiet">{t("checkout.change")}</button>
      {refused && <p className="form-field-error">{refused}</p>}
    </PostForm>
  );
}

function DeliveryWords({ product: { delivery, closedUntil, vendor } }: { product: ProductPageView }) {
  const t = useT();
  if (!delivery) return null;
  const { city, isSent, fee, from, until } = delivery;
  if (!isSent) return t("delivery.notSent", { city, place: vendor.city });
  const costs = { city, fee: fee ?? "" };
  if (closedUntil !== null) return t(fee ? "product.deliveryCosts" : "product.deliveryFree", costs);
  return <DatedText text={fee ? "delivery.cityCosts" : "delivery.cityFree"} dates={{ from, until }} values={costs} />;
}
