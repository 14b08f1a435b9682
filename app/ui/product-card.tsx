import "./product-card.css";
import { pictureSources } from "../domain/picture.ts";
import type { CardLabel, ProductCardView } from "../domain/product-card.ts";
import { useT } from "../i18n/use-t.tsx";
import { ActionForm } from "./action-form.tsx";
import { Countdown } from "./countdown.tsx";
import { Icon } from "./icon.tsx";
import { NamedText } from "./named-text.tsx";
import { Picture } from "./picture.tsx";
import { Price } from "./price.tsx";
import { ProductLabels } from "./product-labels.tsx";
import { Rating } from "./rating.tsx";
import { WishButton } from "./wish-button.tsx";

/** What lies on the picture; more than three would hide it. */
const labelsOnPicture = 3;

/** Specification 2.8: the general card. */
export function ProductCard({ card }: { card: ProductCardView }) {
  const { pictured, beside } = split(card.labels);
  return (
    <article className={card.outOfStock ? "product-card product-card-gone" : "product-card"}>
      <CardPicture card={card} labels={pictured} />
      {!card.outOfStock && <WishButton product={card.id} name={card.name} lang={card.lang} />}
      <h3 className="product-card-name">
        <a href={card.titleHref} lang={card.lang}>
          {card.name}
        </a>
      </h3>
      <p className="product-card-meta">
        <span lang={card.category.lang}>{card.category.name}</span>
        {card.city && (
          <span className="product-card-city">
            <Icon name="map-pin" /> {card.city}
          </span>
        )}
      </p>
      <p className="product-card-rating">
        <Rating rating={card.rating} />
      </p>
      <Price price={card.price} muted={card.outOfStock} percent={false} />
      {card.endsAt !== null && <Countdown until={card.endsAt} date={card.endsText ?? ""} />}
      <ProductLabels labels={beside} />
      <CardAction card={card} />
    </article>
  );
}

/** The name's link serves everyone; this one opens a new tab and stays out of the tab order. */
function CardPicture({ card, labels }: { card: ProductCardView; labels: CardLabel[] }) {
  return (
    <a
      className="product-card-picture"
      href={card.href}
      target="_blank"
      rel="noopener"
      tabIndex={-1}
      aria-hidden="true"
    >
      <Picture url={card.thumbnail} kind="card" tint={card.id} alt="" />
      {card.hoverImage && <HoverPicture url={card.hoverImage} />}
      <ProductLabels labels={labels} stacked />
    </a>
  );
}

/** Not displayed, and so not fetched, before the first hover. */
function HoverPicture({ url }: { url: string }) {
  const { src, width, height } = pictureSources(url, "card");
  return <img className="product-card-hover" src={src} width={width} height={height} alt="" loading="lazy" />;
}

function CardAction({ card }: { card: ProductCardView }) {
  const t = useT();
  const named = { name: card.name, lang: card.lang };
  if (card.outOfStock)
    return (
      <p className="product-card-action">
        <a className="button button-outline button-wide" href={card.category.href}>
          {t("card.seeSimilar")}
        </a>
      </p>
    );
  if (card.hasVariants)
    return (
      <p className="product-card-action">
        <a className="button button-outline button-wide" href={card.titleHref}>
          <NamedText text="card.selectOptions" {...named} />
        </a>
      </p>
    );
  return (
    <ActionForm className="product-card-action" action="/cart/lines" adds>
      <input type="hidden" name="product" value={card.id} />
      <button className="button button-outline button-wide">
        <NamedText text="card.addToCart" {...named} />
      </button>
    </ActionForm>
  );
}

/** Free delivery is a fact for the lines below, the others call from the picture. */
function split(labels: CardLabel[]) {
  const calling = labels.filter((label) => label.kind !== "freeDelivery");
  return {
    pictured: calling.slice(0, labelsOnPicture),
    beside: [...calling.slice(labelsOnPicture), ...labels.filter((label) => label.kind === "freeDelivery")],
  };
}
