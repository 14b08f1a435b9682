import { translationsOf } from "../../../domain/translated.ts";
import type { DeskProduct } from "../../../data/desk/find-products.server.ts";
import { formatEtb, formatUsd } from "../../../domain/money.ts";
import { productHref } from "../../../domain/products/product-links.ts";
import { isCounted } from "../../../domain/products/stock.ts";
import { httpsMedia } from "../../../domain/safe-href.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { DeskFacts, Tag } from "../../../shared/desk/desk-list.tsx";
import { Moment, MomentText, Named } from "../../../shared/desk/moment.tsx";
import { OwnWords } from "../../../ui/own-words.tsx";
import { Picture } from "../../../ui/picture.tsx";

export function ProductFacts({ product }: { product: DeskProduct }) {
  const t = useT();
  const { id, nameSlug, thumbnail, vendorId, salePrice, specialPrice: special } = product;
  const { retiredAt, hiddenAt, hiddenReason, stock } = product;
  const gone = product.goneAt ?? (hiddenAt === null ? retiredAt : null);
  const picture = {
    url: httpsMedia(thumbnail),
    kind: "card",
    alt: "",
    className: "desk-thumb",
    sizes: "56px",
  } as const;
  return (
    <>
      <div className="desk-product">
        <Picture {...picture} tint={id} />
        <div>
          <p className="desk-row-name">
            <Named {...product} {...(retiredAt === null && { href: productHref(nameSlug) })} />
          </p>
          <p className="desk-row-more">
            <Named {...translationsOf(product, "vendor")} href={`/desk/vendors/${vendorId}`} />
          </p>
        </div>
      </div>
      {hiddenAt !== null && (
        <div className="desk-box">
          <p>
            <Tag is="late">{t("deskProducts.hidden")}</Tag>{" "}
            <MomentText text="deskProducts.hiddenSince" at={{ date: hiddenAt }} />
          </p>
          <p>
            <OwnWords text={hiddenReason} />
          </p>
        </div>
      )}
      {gone !== null && (
        <p className="desk-text">
          <MomentText text="deskProducts.goneSince" at={{ date: gone }} />
        </p>
      )}
      <DeskFacts
        facts={{
          [t("deskProducts.feedId")]: product.feedId,
          [t("deskProducts.price")]: formatEtb(product.sellingPrice),
          [t("deskProducts.sale")]: salePrice !== null && formatEtb(salePrice),
          [t("deskProducts.special")]: special && (
            <>
              {formatEtb(special.price)} <MomentText text="deskProducts.until" at={{ date: special.endDate }} />
            </>
          ),
          [t("deskProducts.usd")]:
            `${formatUsd(product.usdPrice)} (${t(product.usdRate === null ? "deskProducts.usdByFeed" : "deskProducts.usdByRate")})`,
          [t("deskProducts.stockNow")]: isCounted({ stockAmount: stock }) ? stock : t("deskProducts.uncounted"),
          [t("deskProducts.taken")]: product.taken,
          [t("deskProducts.variants")]: product.variants,
          [t("deskProducts.updated")]: <Moment at={product.updatedAt} />,
        }}
      />
    </>
  );
}
