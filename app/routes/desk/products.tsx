import { redirect } from "react-router";
import { findDeskProduct, listDeskProducts } from "../../data/desk/find-products.server.ts";
import { findVendorId } from "../../data/import/catalogue-import.server.ts";
import { formatEtb } from "../../domain/money.ts";
import { cleanSearchText } from "../../domain/search/search-fold.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DeskFilter } from "../../shared/desk/desk-decision.tsx";
import { deskLoader, typedId } from "../../shared/desk/desk.server.ts";
import { DeskList, DeskRow, Tag, Named } from "../../shared/desk/desk-parts.tsx";
import { OwnWords } from "../../ui/own-words.tsx";
import type { Route } from "./+types/products";
import { StockText, Thumb } from "./products/product-forms.tsx";

export const loader = deskLoader(async ({ db, asked, rows }) => {
  const [find, vendor] = [cleanSearchText(asked("find")), cleanSearchText(asked("vendor"))];
  const [stock, state] = [asked("stock"), asked("state")];
  const id = typedId(find);
  if (id !== null && (await findDeskProduct(db, id))) throw redirect(`/desk/products/${find}`, 303);
  const vendorId = typedId(vendor) ?? (vendor === "" ? null : await findVendorId(db, vendor));
  const isUnknown = vendor !== "" && vendorId === null;
  const question = { words: find, vendorId, isSoldOut: stock === "none", isHidden: state === "hidden" };
  const products = await rows("after", async (limit, after) =>
    isUnknown ? [] : listDeskProducts(db, { ...question, after }, limit),
  );
  return { isUnknown, products };
});

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { isUnknown, products } = loaderData;
  return (
    <>
      <DeskFilter
        button={t("header.search")}
        fields={[
          { name: "find", label: t("deskProducts.find"), required: false },
          { name: "vendor", label: t("deskProducts.vendor"), required: false },
          { name: "stock", label: t("deskProducts.soldOut"), box: "none" },
          { name: "state", label: t("deskProducts.hiddenOnly"), box: "hidden" },
        ]}
      />
      <DeskList list={products} none={t(isUnknown ? "deskProducts.vendorUnknown" : "deskProducts.none")}>
        {(product) => <ProductRow product={product} />}
      </DeskList>
    </>
  );
}

function ProductRow({ product }: { product: Route.ComponentProps["loaderData"]["products"]["rows"][number] }) {
  const t = useT();
  const { id, thumbnail, vendorId, vendor, price, stock, locked, hiddenReason, isOnSale } = product;
  return (
    <DeskRow
      picture={<Thumb url={thumbnail} tint={id} />}
      name={
        <>
          <Named of={product} href={`/desk/products/${id}`} />{" "}
          {hiddenReason !== null && <Tag is="late">{t("deskEvents.fact_hidden")}</Tag>}
          {hiddenReason === null && isOnSale === 0 && <Tag>{t("deskProducts.gone")}</Tag>}
          {locked === 1 && <Tag>{t("deskProducts.locked")}</Tag>}
        </>
      }
      lines={[
        <>
          {id} ·{" "}
          <a href={`/desk/products?vendor=${vendorId}`}>
            <OwnWords text={vendor} />
          </a>
        </>,
        hiddenReason,
      ]}
      side={
        <>
          {formatEtb(price)}
          <br />
          {stock === 0 ? <Tag is="late">{t("deskProducts.noStock")}</Tag> : <StockText stock={stock} />}
        </>
      }
    />
  );
}
