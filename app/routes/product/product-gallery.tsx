import type { ProductPageView } from "../../domain/products/product-page-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useLite } from "../../ui/printing/use-lite.ts";
import { LiteGallery } from "./lite-gallery.tsx";
import "./product-gallery.css";

interface ProductGalleryProps {
  product: Pick<ProductPageView, "id" | "name" | "lang" | "href" | "pictures" | "variantId">;
}

/** Widths of product.css: the whole screen, half of it, and less than half of 1248. */
const sizes = "(min-width: 1024px) 528px, (min-width: 768px) 48vw, 100vw";

/**
 * A strip that is swiped, with thumbnails that jump in it: plain links, so no script is needed. A picture leads to its
 * large form; once the page is awake that opens over it (client/dialogs).
 */
export function ProductGallery({ product }: ProductGalleryProps) {
  const isLite = useLite();
  const t = useT();
  const { id, name, pictures } = product;
  const total = pictures.length;
  if (import.meta.env.SSR && isLite) return <LiteGallery product={product} />;
  return (
    <div className="product-gallery">
      <div
        className="product-gallery-strip"
        role="group"
        aria-label={t("product.pictures", { name })}
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <ul className="product-gallery-list" role="list">
          {pictures.map(({ url, large }, at) => {
            const number = at + 1;
            const alt = total === 1 ? name : t("product.pictureAlt", { name, number, total });
            const picture = (
              <Picture url={url} kind="product" tint={id} alt={alt} eager={at === 0} printed={at === 0} sizes={sizes} />
            );
            return (
              <li key={url} id={`picture-${number}`} className="product-gallery-slide">
                {large ? (
                  <a href={large} title={t("product.enlarge", { number })}>
                    {picture}
                  </a>
                ) : (
                  picture
                )}
                {total > 1 && (
                  <span className="product-gallery-number" aria-hidden="true">
                    {t("product.pictureNumber", { number, total })}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      </div>
      {total > 1 && (
        <ol className="product-gallery-thumbs" role="list">
          {pictures.map(({ url }, at) => (
            <li key={url}>
              <a href={`#picture-${at + 1}`} aria-label={t("product.showPicture", { number: at + 1 })}>
                <Picture url={url} kind="thumb" tint={id} alt="" sizes="64px" />
              </a>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
