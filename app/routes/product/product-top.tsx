import type { CityChoices } from "../../domain/delivery/city-choices.ts";
import { shareLinks } from "../../domain/pages/outside-links.ts";
import type { PaymentKind } from "../../domain/orders/order-states.ts";
import type { PrintedPicture } from "../../domain/products/picture.ts";
import type { ProductPageView } from "../../domain/product-page/product-page-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ProductLabels } from "../../ui/cards/product-labels.tsx";
import { Rating } from "../../ui/cards/rating.tsx";
import { CompareForm } from "../../ui/forms/compare-form.tsx";
import { WishButton } from "../../ui/forms/wish-button.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Icon } from "../../ui/icon.tsx";
import { MarkedName } from "../../ui/marked-name.tsx";
import { ShareLink } from "../../ui/share-link.tsx";
import { AlertForm } from "./alert-form.tsx";
import { BuyBox, BuyPrice } from "./buy-box.tsx";
import { BuyPromises } from "./buy-promises.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import "../../ui/forms/wish-button-words.second.css";
import "./product.second.css";

interface ProductTopProps {
  product: ProductPageView;
  trail: ProductPageView["trail"];
  inPage: PrintedPicture | null;
  cities: CityChoices;
  payments: readonly PaymentKind[];
  url: string;
}

export function ProductTop({ product, trail, inPage, cities, payments, url }: ProductTopProps) {
  return (
    <div className="product-top">
      <Breadcrumb trail={trail} />
      <div className="product-picture">
        <ProductGallery product={product} inPage={inPage} />
      </div>
      <div className="product-buy">
        <ProductHead product={product} />
        <BuyBox product={product} />
        <BuyPromises product={product} cities={cities} payments={payments} />
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
        <span>
          <Icon name="map-pin" className="product-head-place" />
          {vendor.city}
        </span>
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
