import { useLocation } from "react-router";
import pictureWeights from "virtual:picture-weights";
import { pictureName, pictureSources } from "../../domain/products/picture.ts";
import type { ProductPageView } from "../../domain/products/product-page-view.ts";
import { kilobytes } from "../../domain/pages/page-weight.ts";
import { useT } from "../../i18n/use-t.tsx";

interface LiteGalleryProps {
  product: Pick<ProductPageView, "name" | "href" | "pictures" | "variantId">;
}

/** The pictures of a product in the lite shop: a link that says what they weigh, and once asked for the pictures. */
export function LiteGallery({ product: { name, href, pictures, variantId } }: LiteGalleryProps) {
  const t = useT();
  const isAsked = new URLSearchParams(useLocation().search).get("pictures") === "1";
  const shown = pictures.filter(({ large }) => large !== null);
  const weights = shown.map(({ url }) => pictureWeights[pictureName(url) ?? ""]);
  const weight = weights.every((one) => one !== undefined) ? weights.reduce((sum, one) => sum + one, 0) : null;
  const count = shown.length;
  const variant = variantId === null ? "" : `variant=${variantId}`;
  if (count === 0) return null;
  if (!isAsked) {
    const text =
      weight === null
        ? t("lite.showSomePictures", { count })
        : t("lite.showPictures", { count, weight: kilobytes(weight) });
    return (
      <div id="pictures">
        <a
          className="button button-outline"
          href={`${href}?${variant && `${variant}&`}pictures=1#pictures`}
          rel="nofollow"
        >
          {text}
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
              <picture data-asked={weights[at] ?? 0}>
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
      <a href={`${href}${variant && `?${variant}`}`}>{t("lite.hidePictures")}</a>
    </div>
  );
}
