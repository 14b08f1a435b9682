import type { CityChoices } from "../../domain/delivery/city-choices.ts";
import { shareLinks } from "../../domain/pages/outside-links.ts";
import type { ProductPageView } from "../../domain/product-page/product-page-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ProductLabels } from "../../ui/cards/product-labels.tsx";
import { Rating } from "../../ui/cards/rating.tsx";
import { CompareForm } from "../../ui/forms/compare-form.tsx";
import { WishButton } from "../../ui/forms/wish-button.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { MarkedName } from "../../ui/marked-name.tsx";
import { ShareLink } from "../../ui/share-link.tsx";
import { AlertForm } from "./alert-form.tsx";
import { BuyBox, BuyPrice } from "./buy-box.tsx";
import { returnDays } from "../../domain/orders/order.ts";
import { CityOptions } from "../../ui/forms/city-options.tsx";
import { PostForm } from "../../ui/forms/post-form.tsx";
import { useProblem } from "../../ui/root-data.ts";
import { DatedText } from "../../ui/date-text.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import type { Route } from "../+types/product";
import "../../ui/forms/wish-button-words.second.css";
import "./product.second.css";

type Page = Route.ComponentProps["loaderData"]["shown"]["value"];

interface ProductTopProps {
  page: Page;
  trail: ProductPageView["trail"];
  url: string;
}

export function ProductTop({ page, trail, url }: ProductTopProps) {
  const { product, inPage } = page;
  return (
    <div className="product-top">
      <Breadcrumb trail={trail} />
      <div className="product-picture">
        <ProductGallery product={product} inPage={inPage} />
      </div>
      <div className="product-buy">
        <ProductHead product={product} />
        <BuyBox product={product} />
        <BuyPromises {...page} />
        <ProductWays product={product} url={url} />
      </div>
    </div>
  );
}

/** On phones the price is above the texts, on wide screens below them. */
function ProductHead({ product }: { product: ProductPageView }) {
  const { name, lang, hasLongName, labels, rating, vendor } = product;
  return (
    <header className="product-head">
      <h1 className={hasLongName ? "product-head-name product-head-long" : "product-head-name"} lang={lang}>
        {name}
      </h1>
      <BuyPrice product={product} />
      <div className="product-head-facts cluster">
        {rating ? (
          <a href="#reviews">
            <Rating rating={rating} />
          </a>
        ) : (
          <Rating rating={null} />
        )}
        <a href={vendor.href}>
          <MarkedName text="quickView.soldBy" name={vendor.name} lang={vendor.lang} />
        </a>
        <span className="product-card-city">{vendor.city}</span>
        <ProductLabels labels={labels} />
      </div>
    </header>
  );
}

function ProductWays({ product, url }: { product: ProductPageView; url: string }) {
  const { id, variantId, name, lang, stock, isOptionSoldOut } = product;
  const isSoldOut = stock.state === "soldOut" && !isOptionSoldOut;
  return (
    <div className="product-ways cluster">
      {variantId !== null && <input type="hidden" form="wish" name="variant" value={variantId} />}
      {!isSoldOut && <WishButton product={id} name={name} lang={lang} hasWords />}
      <CompareForm product={id} variant={variantId} name={name} lang={lang} />
      {!isSoldOut && <AlertForm product={id} kind="price" variant={variantId} />}
      <ShareLinks url={url} name={name} />
    </div>
  );
}

function ShareLinks({ url, name }: { url: string; name: string }) {
  const t = useT();
  const { telegram, whatsApp } = shareLinks(url, name);
  return (
    <div className="share-links cluster muted" role="group" aria-labelledby="share">
      <span id="share">{t("product.share")}</span>
      <ShareLink href={telegram} service="Telegram" />
      <ShareLink href={whatsApp} service="WhatsApp" />
      <template id="copy-link">
        <button
          className="plain"
          type="button"
          data-url={url}
          data-done={t("wishlist.copied")}
          data-failed={t("wishlist.copyFailed", { url })}
        >
          {t("wishlist.copyLink")}
        </button>
      </template>
    </div>
  );
}

function BuyPromises({ product, cities, payments }: Page) {
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
