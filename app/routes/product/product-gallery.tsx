import { useLocation } from "react-router";
import { pictureSources, type PrintedPicture } from "../../domain/products/picture.ts";
import type { ProductPageView } from "../../domain/product-page/product-page-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Picture } from "../../ui/picture.tsx";
import { AfterPixels } from "../../ui/printing/after-pixels.tsx";
import { useLite } from "../../ui/printing/use-lite.ts";

interface ProductGalleryProps {
  product: Pick<ProductPageView, "id" | "name" | "lang" | "href" | "pictures" | "choice">;
  inPage: PrintedPicture | null;
}

/** Must match product.first.css; twice a phone's pixels are enough. */
const sizes = "(min-width:768px) 600px,(min-resolution:2.5dppx) 200px,280px";

export function ProductGallery({ product, inPage }: ProductGalleryProps) {
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
        // Scrollable regions must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <ul className="product-gallery-list" role="list">
          {pictures.map(({ url, large }, at) => {
            const number = at + 1;
            const alt = total === 1 ? name : t("product.pictureAlt", { name, number, total });
            const first = at === 0 && { eager: true, inPage };
            const picture = <Picture url={url} kind="product" tint={id} alt={alt} sizes={sizes} {...first} />;
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
      <AfterPixels />
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

function LiteGallery({ product: { name, href, pictures, choice } }: Pick<ProductGalleryProps, "product">) {
  const t = useT();
  const isAsked = new URLSearchParams(useLocation().search).get("pictures") === "1";
  const shown = pictures.filter(({ large }) => large !== null);
  const count = shown.length;
  if (count === 0) return null;
  if (!isAsked) {
    return (
      <div id="pictures">
        <a
          className="button button-outline"
          href={`${href}?${choice && `${choice}&`}pictures=1#pictures`}
          rel="nofollow"
        >
          {t("lite.showPictures", { count })}
        </a>
      </div>
    );
  }
  return (
    <div id="pictures">
      <ul role="list" className="lite-pictures">
        {shown.map(({ url }, at) => {
          const { src, avif, webp } = pictureSources(url, "asked");
          const alt = count === 1 ? name : t("product.pictureAlt", { name, number: at + 1, total: count });
          return (
            <li key={url}>
              <picture data-asked="">
                {avif && <source type="image/avif" srcSet={avif} />}
                <img
                  data-asked=""
                  src={src}
                  srcSet={webp ?? undefined}
                  width="480"
                  height="480"
                  alt={alt}
                  decoding="async"
                />
              </picture>
            </li>
          );
        })}
      </ul>
      <a href={`${href}${choice && `?${choice}`}`}>{t("lite.hidePictures")}</a>
    </div>
  );
}
