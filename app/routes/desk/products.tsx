import { StockText } from "./products/stock-text.tsx";
import { redirect } from "react-router";
import { findDeskProduct, listDeskProducts } from "../../data/desk/find-products.server.ts";
import { findVendorId } from "../../data/import/catalogue-import.server.ts";
import { displayName } from "../../domain/display-name.ts";
import { formatEtb } from "../../domain/money.ts";
import { httpsMedia } from "../../domain/safe-href.ts";
import { cleanSearchText } from "../../domain/search/search-fold.ts";
import { personal, unlisted } from "../../http/head/private-page.ts";
import { useT } from "../../i18n/use-t.tsx";
import { bindings } from "../../request/bindings.server.ts";
import { needed } from "../../request/needed.server.ts";
import { viewerContext } from "../../request/viewer.server.ts";
import { desk, deskFrame } from "../../shared/desk/desk.server.ts";
import { DeskPage, DeskPages } from "../../shared/desk/desk-page.tsx";
import { OwnWords } from "../../ui/own-words.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { Route } from "./+types/products";

const LISTED = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(bindings);
  const { locale } = context.get(viewerContext);
  const asked = (name: string) => cleanSearchText(url.searchParams.get(name) ?? "");
  const [find, vendor] = [asked("find"), asked("vendor")];
  const [isSoldOut, isHidden] = [asked("stock") === "none", asked("state") === "hidden"];
  if (isNumber(find) && (await needed(context, findDeskProduct(db, Number(find))))) {
    throw redirect(`/desk/products/${find}`, 303);
  }
  const vendorId = isNumber(vendor) ? Number(vendor) : vendor && (await needed(context, findVendorId(db, vendor)));
  const isUnknown = vendor !== "" && vendorId === null;
  const after = url.searchParams.get("after");
  const question = { words: find, vendorId: vendorId || null, isSoldOut, isHidden, after };
  const found = isUnknown ? [] : await needed(context, listDeskProducts(db, question, LISTED + 1));
  const address = (key: string | null) => {
    const query = new URLSearchParams(url.searchParams);
    if (key === null) query.delete("after");
    else query.set("after", key);
    return query.size > 0 ? `/desk/products?${query}` : "/desk/products";
  };
  return {
    ...deskFrame(context, "/desk/products", "desk.products"),
    ...{ find, vendor, isSoldOut, isHidden, isUnknown },
    products: found.slice(0, LISTED).map(({ thumbnail, price, ...row }) => ({
      ...row,
      ...displayName(row, locale),
      thumbnail: httpsMedia(thumbnail),
      price: formatEtb(price),
    })),
    newest: after === null ? null : address(null),
    older: found.length > LISTED ? address(found[LISTED - 1]!.key) : null,
  };
}

const isNumber = (text: string) => /^[1-9]\d{0,14}$/.test(text);

export const middleware: Route.MiddlewareFunction[] = [desk];
export const headers = personal;
export const meta = unlisted;
export { deskLinks as links } from "../../shared/desk/desk-styles.ts";

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { frame, find, vendor, isSoldOut, isHidden, isUnknown, products, newest, older } = loaderData;
  return (
    <DeskPage frame={frame} heading={t("desk.products")}>
      <form className="desk-line" action="/desk/products">
        <TextField name="find" label={t("deskProducts.find")} autoComplete="off" defaultValue={find} />
        <TextField name="vendor" label={t("deskProducts.vendor")} autoComplete="off" defaultValue={vendor} />
        <label className="desk-check">
          <input type="checkbox" name="stock" value="none" defaultChecked={isSoldOut} />
          {t("deskProducts.soldOut")}
        </label>
        <label className="desk-check">
          <input type="checkbox" name="state" value="hidden" defaultChecked={isHidden} />
          {t("deskProducts.hiddenOnly")}
        </label>
        <button className="button button-outline">{t("desk.search")}</button>
      </form>
      {products.length === 0 && (
        <p className="desk-text">{t(isUnknown ? "deskProducts.vendorUnknown" : "deskProducts.none")}</p>
      )}
      <ul className="desk-rows" role="list">
        {products.map((product) => (
          <ProductRow key={product.id} product={product} />
        ))}
      </ul>
      <DeskPages newest={newest} older={older} />
    </DeskPage>
  );
}

function ProductRow({ product }: { product: Route.ComponentProps["loaderData"]["products"][number] }) {
  const t = useT();
  const { id, name, lang, thumbnail, vendorId, vendor, price, stock, locked, hiddenReason, isOnSale } = product;
  return (
    <li className="desk-row">
      <Picture url={thumbnail} kind="card" alt="" className="desk-thumb" sizes="56px" tint={id} />
      <div className="desk-row-main">
        <p className="desk-row-name">
          <a href={`/desk/products/${id}`} lang={lang}>
            {name}
          </a>{" "}
          {hiddenReason !== null && <span className="desk-tag desk-tag-late">{t("deskProducts.hidden")}</span>}
          {hiddenReason === null && isOnSale === 0 && <span className="desk-tag">{t("deskProducts.gone")}</span>}
          {locked === 1 && <span className="desk-tag">{t("deskProducts.locked")}</span>}
        </p>
        <p className="desk-row-more">
          {id} ·{" "}
          <a href={`/desk/products?vendor=${vendorId}`}>
            <OwnWords text={vendor} />
          </a>
        </p>
        {hiddenReason && <p className="desk-row-more">{hiddenReason}</p>}
      </div>
      <p className="desk-row-side">
        {price}
        <br />
        {stock === 0 ? (
          <span className="desk-tag desk-tag-late">{t("deskProducts.noStock")}</span>
        ) : (
          <StockText stock={stock} />
        )}
      </p>
    </li>
  );
}
