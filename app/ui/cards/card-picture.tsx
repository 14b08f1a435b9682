import { pictureSources } from "../../domain/products/picture.ts";
import type { CardLabel } from "../../domain/cards/product-card.ts";
import { Picture } from "../picture.tsx";
import { ProductLabels } from "./product-labels.tsx";

interface CardPictureProps {
  card: { id: number; href: string; thumbnail: string; hoverImage?: string | null };
  /** Those that lie on the picture. */
  labels: CardLabel[];
  /** Specification 2.2: the general card's picture opens a new tab. */
  isNewTab?: boolean;
}

/** The name's link serves everyone; this one stays out of the tab order. */
export function CardPicture({ card, labels, isNewTab }: CardPictureProps) {
  return (
    <a
      className="product-card-picture"
      href={card.href}
      target={isNewTab ? "_blank" : undefined}
      rel={isNewTab ? "noopener" : undefined}
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
  return (
    <img
      className="product-card-hover"
      src={src}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

/** What lies on the picture; more than three would hide it. */
const labelsOnPicture = 3;

/** Free delivery is a fact for the lines below, the others call from the picture. */
export function splitLabels(labels: CardLabel[]) {
  const calling = labels.filter((label) => label.kind !== "freeDelivery");
  return {
    pictured: calling.slice(0, labelsOnPicture),
    beside: [...calling.slice(labelsOnPicture), ...labels.filter((label) => label.kind === "freeDelivery")],
  };
}
