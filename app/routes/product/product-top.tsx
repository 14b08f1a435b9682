import { returnDays } from "../../domain/orders/order.ts";
import type { CityChoices } from "../../domain/delivery/city-choices.ts";
import { shareLinks } from "../../domain/pages/outside-links.ts";
import type { ProductDelivery } from "../../domain/product-page/product-delivery-view.ts";
import type { PrintedPicture } from "../../domain/products/picture.ts";
import type { FactView, ProductPageView } from "../../domain/product-page/product-page-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ProductLabels } from "../../ui/cards/product-labels.tsx";
import { Rating } from "../../ui/cards/rating.tsx";
import { CityOptions } from "../../ui/forms/city-options.tsx";
import { CompareForm } from "../../ui/forms/compare-form.tsx";
import { ReturnTo, Xsrf } from "../../ui/forms/form-fields.tsx";
import { WishButton } from "../../ui/forms/wish-button.tsx";
import { useProblem } from "../../ui/shell.tsx";
import { AfterPixels } from "../../ui/printing/after-pixels.tsx";
import { ShareLink } from "../../ui/share-link.tsx";
import { AlertForm } from "./alert-form.tsx";
import { BuyBox } from "./buy-box.tsx";
import { DeliveryWords } from "./delivery-words.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import "../../ui/forms/wish-button-words.second.css";
import "./product-top.second.css";

interface ProductTopProps {
  product: ProductPageView;
  inPage: PrintedPicture | null;
  cities: CityChoices;
  url: string;
}

export function ProductTop({ product, inPage, cities, url }: ProductTopProps) {
  const { id, name, lang, stock, isOptionSoldOut } = product;
  const isSoldOut = stock.state === "soldOut" && !isOptionSoldOut;
  return (
    <div className="product-top">
      <div className="product-picture">
        <ProductGallery product={product} inPage={inPage} />
        <AfterPixels />
      </div>
      <div className="product-name">
        <ProductHead product={product} />
      </div>
      <div className="product-buy">
        <BuyBox product={product} />
      </div>
      <div className="product-facts">
        <KeyFacts facts={product.keyFacts} />
        {product.delivery && <DeliveryFacts product={product} delivery={product.delivery} cities={cities} />}
        <div className="product-ways">
          {product.variantId !== null && <input type="hidden" form="wish" name="variant" value={product.variantId} />}
          {!isSoldOut && <WishButton product={id} name={name} lang={lang} hasWords />}
          <CompareForm product={id} variant={product.variantId} name={name} lang={lang} />
          {!isSoldOut && <AlertForm product={id} kind="price" variant={product.variantId} />}
          <ShareLinks url={url} name={name} />
        </div>
      </div>
    </div>
  );
}

interface ProductHeadProps {
  product: Pick<ProductPageView, "name" | "lang" | "hasLongName" | "labels" | "rating">;
}

function ProductHead({ product: { name, lang, hasLongName, labels, rating } }: ProductHeadProps) {
  const t = useT();
  return (
    <header className="product-head">
      <h1 className={hasLongName ? "product-head-name product-head-long" : "product-head-name"} lang={lang}>
        {name}
      </h1>
      <div className="product-head-rating">
        <Rating rating={rating} />
        {rating && <a href="#reviews">{t("product.reviews")}</a>}
      </div>
      <ProductLabels labels={labels} />
    </header>
  );
}

function KeyFacts({ facts }: { facts: FactView[] }) {
  const t = useT();
  if (facts.length === 0) return null;
  return (
    <section className="key-facts" aria-labelledby="key-facts">
      <h2 id="key-facts">{t("product.keyFacts")}</h2>
      <ul>
        {facts.map(({ name, value }, at) => (
          <li key={at}>
            <span lang={name.lang}>{name.name}</span>
            {t("product.factMark")} <span lang={value.lang}>{value.name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DeliveryFactsProps {
  product: ProductPageView;
  delivery: ProductDelivery;
  cities: CityChoices;
}

function DeliveryFacts({ product, delivery, cities }: DeliveryFactsProps) {
  const t = useT();
  const { freeDelivery, vendor } = product;
  const { freeFrom } = delivery;
  return (
    <section className="delivery-facts" aria-labelledby="delivery">
      <h2 id="delivery">{t("product.deliveryAndReturns")}</h2>
      {cities.cities.length > 0 && <CityForm product={product} cities={cities} />}
      <dl>
        <dt>{t(freeDelivery ? "product.freeDelivery" : "product.delivery")}</dt>
        <dd>
          {freeFrom && t("product.freeFrom", { amount: freeFrom })} {t("product.sentFrom", { city: vendor.city })}{" "}
          {vendor.rating && t("product.vendorRated", vendor.rating)}
        </dd>
        <dt>{t("product.returns")}</dt>
        <dd>{t("product.returnsText", { days: returnDays })}</dd>
      </dl>
    </section>
  );
}

/** settled.md 26: by scripts in place (client/city-form), else by a plain post. */
function CityForm({ product, cities }: { product: ProductPageView; cities: CityChoices }) {
  const refused = useProblem()?.fields.city;
  const t = useT();
  return (
    <form className="form" id="city-form" method="post" action="/preferences#city">
      <ReturnTo />
      <Xsrf />
      <label htmlFor="city">{t("product.deliverTo")}</label>{" "}
      <select className="form-field-input" id="city" name="city" defaultValue={cities.chosen}>
        <CityOptions choices={cities} />
      </select>{" "}
      <button className="button button-outline">{t("product.changeCity")}</button>
      {refused && <p className="form-field-error">{refused}</p>}
      <p className="buy-box-note" id="city-answer" data-city="" role="status">
        <DeliveryWords product={product} />
      </p>
    </form>
  );
}

interface ShareLinksProps {
  url: string;
  name: string;
}

function ShareLinks({ url, name }: ShareLinksProps) {
  const t = useT();
  const { telegram, whatsApp } = shareLinks(url, name);
  return (
    <div className="share-links" role="group" aria-labelledby="share">
      <span id="share">{t("product.share")}</span>
      <ShareLink href={telegram} service="Telegram" />
      <ShareLink href={whatsApp} service="WhatsApp" />
      <template id="copy-link">
        <button
          type="button"
          data-url={url}
          data-done={t("product.copied")}
          data-failed={t("product.copyFailed", { url })}
        >
          {t("product.copyLink")}
        </button>
      </template>
    </div>
  );
}
