import { z } from "zod";
import { hideProduct, setProduct, showProduct } from "../../data/desk/desk-products.server.ts";
import {
  findParentNames,
  findStoredGoods,
  listCategoryPaths,
  listPrintedPictures,
} from "../../data/import/correct-product.server.ts";
import { findDeskProduct, type DeskProduct } from "../../data/desk/find-products.server.ts";
import { listDeskOptions, setOptionStock } from "../../data/desk/option-stock.server.ts";
import { quantityLimit } from "../../domain/feed/limits.ts";
import { uncountedStock, isCounted } from "../../domain/products/stock.ts";
import {
  byIntent,
  deskDecision,
  deskBirr,
  deskCount,
  deskId,
  deskNumber,
  deskWords,
} from "../../shared/desk/desk-fields.server.ts";
import { deskLoader, typedId } from "../../shared/desk/desk.server.ts";
import type { Route } from "./+types/product";
import { CorrectForm } from "./products/correct-form.tsx";
import { correct, correctFields, undoCorrection } from "./products/correct.server.ts";
import { HideForm, OptionStock, SetForm, Thumb } from "./products/product-forms.tsx";
import { formatEtb, formatUsd } from "../../domain/money.ts";
import { productHref } from "../../domain/products/product-links.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DeskFacts, Tag, Moment, MomentText, Named } from "../../shared/desk/desk-parts.tsx";
import { OwnWords } from "../../ui/own-words.tsx";

export const loader = deskLoader(async ({ db, t, history }, { params }: Route.LoaderArgs) => {
  const id = typedId(params.productId) ?? 0;
  const [product, goods, shown, places, parents, options, changes] = await Promise.all([
    findDeskProduct(db, id),
    findStoredGoods(db, id),
    listPrintedPictures(db, id),
    listCategoryPaths(db),
    findParentNames(db),
    listDeskOptions(db, id),
    history({ kind: "product", id: String(id) }),
  ]);
  if (!product || !goods) return null;
  const heading = t("deskProducts.title", { number: id });
  return { heading, product, goods, shown, places, parents, options, history: changes };
});

/** Empty: not counted. */
const units = z
  .literal("")
  .transform(() => uncountedStock)
  .or(deskNumber(0, quantityLimit));

const fields = byIntent({
  set: {
    price: deskBirr,
    stock: units,
    locked: z.literal("1").optional(),
    seenPrice: deskId,
    seenStock: deskCount,
    seenLocked: z.enum(["0", "1"]),
  },
  option: { option: deskId, stock: units, seenStock: deskCount },
  correct: correctFields,
  uncorrect: { seen: deskId },
  hide: { reason: deskWords },
  show: { reason: deskWords, seen: deskId },
});

/** Price in birr; 409 if the product changed since it was displayed. */
export const action = deskDecision(fields, async (asked, tools, { params }: Route.ActionArgs) => {
  const id = typedId(params.productId) ?? 0;
  if (asked.intent === "correct") return correct(tools, id, asked);
  if (asked.intent === "uncorrect") return undoCorrection(tools, id, asked.seen);
  const answer = await change(tools.db, id, asked, tools);
  if (answer === "unknown" || answer === "meanwhile") return answer;
  return { done: tools.t(answer === "done" ? "desk.saved" : "desk.unchanged") };
});

type Setting = Exclude<z.infer<typeof fields>, { intent: "correct" | "uncorrect" }>;

function change(db: D1Database, id: number, asked: Setting, by: Parameters<typeof hideProduct>[3]) {
  if (asked.intent === "hide") return hideProduct(db, id, asked.reason, by);
  if (asked.intent === "show") return showProduct(db, id, asked, by);
  const { stock, seenStock } = asked;
  if (asked.intent === "option") {
    return setOptionStock(db, { productId: id, variantId: asked.option, seen: seenStock, stock }, by);
  }
  const wanted = { price: asked.price, stock, isLocked: asked.locked === "1" };
  const seen = { price: asked.seenPrice, stock: seenStock, isLocked: asked.seenLocked === "1" };
  return setProduct(db, id, { wanted, seen }, by);
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, options } = loaderData;
  return (
    <>
      <ProductFacts product={product} />
      <SetForm product={product} isOfOptions={options.length > 0} />
      {options.length > 0 && <OptionStock options={options} />}
      <CorrectForm page={loaderData} />
      <HideForm product={product} />
    </>
  );
}

function ProductFacts({ product }: { product: DeskProduct }) {
  const t = useT();
  const { id, nameSlug, thumbnail, vendorId, salePrice, specialPrice: special } = product;
  const { retiredAt, hiddenAt, hiddenReason, stock } = product;
  const gone = product.goneAt ?? (hiddenAt === null ? retiredAt : null);
  return (
    <>
      <div className="row">
        <Thumb url={thumbnail} tint={id} />
        <div>
          <p className="strong">
            <Named of={product} href={retiredAt === null ? productHref(nameSlug) : undefined} />
          </p>
          <p className="muted">
            <Named of={product} field="vendor" href={`/desk/vendors/${vendorId}`} />
          </p>
        </div>
      </div>
      {hiddenAt !== null && (
        <div className="desk-box panel">
          <p>
            <Tag is="late">{t("deskEvents.fact_hidden")}</Tag>{" "}
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
          [t("wishlist.price")]: formatEtb(product.sellingPrice),
          [t("deskProducts.sale")]: salePrice !== null && formatEtb(salePrice),
          [t("deskProducts.special")]: special && (
            <>
              {formatEtb(special.price)} <MomentText text="deskProducts.until" at={{ date: special.endDate }} />
            </>
          ),
          [t("deskProducts.usd")]:
            `${formatUsd(product.usdPrice)} (${t(product.usdRate === null ? "deskProducts.usdByFeed" : "deskProducts.usdByRate")})`,
          [t("compare.stock")]: isCounted({ stockAmount: stock }) ? stock : t("deskProducts.uncounted"),
          [t("deskProducts.taken")]: product.taken,
          [t("deskProducts.variants")]: product.variants,
          [t("deskProducts.updated")]: <Moment at={product.updatedAt} />,
        }}
      />
    </>
  );
}
