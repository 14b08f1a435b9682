import type { CSSProperties } from "react";
import { pictureSources } from "../../domain/products/picture.ts";
import type { ProductCardView } from "../../domain/cards/product-card.ts";
import { Picture } from "../picture.tsx";
import { PicturedLabel } from "./product-labels.tsx";

interface CardPictureProps {
  card: Pick<ProductCardView, "id" | "href" | "thumbnail" | "preview" | "labels"> & { hoverImage?: string | null };
  /** Specification 2.2: the general card's picture opens a new tab. */
  isNewTab?: boolean;
}

/** Out of the tab order, because the link of the name leads to the same page. */
export function CardPicture({ card, isNewTab }: CardPictureProps) {
  return (
    <a
      className="product-card-picture"
      href={card.href}
      target={isNewTab ? "_blank" : undefined}
      rel={isNewTab ? "noopener" : undefined}
      style={card.hoverImage ? hoverPicture(card.hoverImage) : undefined}
      tabIndex={-1}
      aria-hidden="true"
    >
      <Picture url={card.thumbnail} kind="card" tint={card.id} alt="" inPage={card.preview} />
      <PicturedLabel labels={card.labels} />
    </a>
  );
}

/** The second picture: a style, so that it is fetched with the first hover, and never on a phone. */
function hoverPicture(url: string): CSSProperties {
  const { src } = pictureSources(url, "card");
  const address = src.replace(/["'()\\\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`);
  return { "--pointed-at": `url(${address})` } as CSSProperties;
}
