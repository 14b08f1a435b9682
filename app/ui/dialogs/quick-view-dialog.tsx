import { useEffect, useState, type MouseEvent } from "react";
import type { Modal } from "../../client/modal-store.ts";
import { takeQuickView } from "../../client/quick-view-prefetch.ts";
import type { QuickView } from "../../domain/product-page/quick-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { dialogWithTexts, ModalFrame } from "./modal.tsx";
import { Picture } from "../picture.tsx";
import { DatedText } from "../date-text.tsx";
import { Countdown } from "../countdown.tsx";
import { MarkedName } from "../marked-name.tsx";
import { Price } from "../cards/price.tsx";
import { ProductLabels } from "../cards/product-labels.tsx";
import { QuickViewForm } from "./quick-view-form.tsx";
import { Rating } from "../cards/rating.tsx";

type Asked = Extract<Modal, { name: "quick-view" }>;

export const withTexts = () => dialogWithTexts("quickView", QuickViewDialog);

/** Specification 2.9: 1030 wide, as high as its product, which is named by its slug. */
function QuickViewDialog({ modal }: { modal: Asked }) {
  const t = useT();
  const { slug, href } = modal;
  const [product, setProduct] = useState<QuickView | "away" | null>(null);
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    let isOpen = true;
    void takeQuickView(slug).then(async (response) => {
      const view = response?.ok ? ((await response.json().catch(() => null)) as QuickView | null) : null;
      if (!isOpen) return;
      if (response && !view) location.replace(href);
      else setProduct(view ? withChosen(view, href) : "away");
    });
    return () => {
      isOpen = false;
    };
  }, [slug, href]);
  const isHere = product !== null && product !== "away";
  const isAway = product === "away";
  return (
    <ModalFrame
      modal={modal}
      title={isHere ? product.name : t("quickView.open")}
      lang={isHere ? product.lang : undefined}
      close={t("quickView.close")}
      status={isHere ? product.name : isAway ? t("everywhere.noConnection") : t("quickView.loading")}
    >
      {isHere ? (
        <div className="quick-view-dialog">
          <QuickViewPictures product={product} shown={picture ?? firstPicture(product)} onShow={setPicture} />
          <QuickViewFacts product={product} onPicture={setPicture} />
        </div>
      ) : isAway ? (
        <p>{t("everywhere.noConnection")}</p>
      ) : (
        <div className="quick-view-dialog quick-view-dialog-empty" aria-hidden="true">
          <div className="quick-view-dialog-box" />
          <div className="quick-view-dialog-box" />
        </div>
      )}
      <p>
        <a className="touch" href={href} onClick={(event) => leave(event, href)}>
          {t("quickView.details")}
        </a>
      </p>
    </ModalFrame>
  );
}

/** Chooses the option that the link names. */
function withChosen(view: QuickView, href: string): QuickView {
  const named = Number(new URLSearchParams(href.split("?")[1]).get("variant"));
  return view.variants.some(({ id }) => id === named) ? { ...view, variantId: named } : view;
}

function firstPicture({ variants, variantId, pictures }: QuickView): string {
  return variants.find(({ id }) => id === variantId)?.picture ?? pictures[0]?.url ?? "";
}

/** Replaces the dialog's history entry, which Back would show as this page again. */
function leave(event: MouseEvent, href: string): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  location.replace(href);
}

function QuickViewFacts({ product, onPicture }: { product: QuickView; onPicture: (url: string) => void }) {
  const t = useT();
  const [variantId, setVariantId] = useState(product.variantId);
  const chosen = product.variants.find(({ id }) => id === variantId)?.chosen ?? product;
  const { rating, vendor, labels } = product;
  const hasClock = Boolean(chosen.ends);
  // The page behind may have no clock of its own.
  useEffect(() => {
    if (hasClock) void import("../../client/clocks.ts").then(({ begin }) => begin()).catch(() => {});
  }, [hasClock]);
  const { stock } = chosen;
  const isSoldOut = product.stock.state === "soldOut";
  return (
    <div className="quick-view-facts">
      <p className="quick-view-rating">
        <Rating rating={rating} />
      </p>
      <ProductLabels labels={labels} />
      <div role="status">
        <Price price={chosen.price} size="large" muted={isSoldOut} />
      </div>
      {chosen.ends && <Countdown until={chosen.endsAt!} ends={chosen.ends} />}
      {chosen.pays && <p className="quick-view-note muted">{t("quickView.pays", { price: chosen.pays })}</p>}
      <p className={`stock-words stock-words-${stock.state}`}>{t(`card.${stock.state}`, { count: stock.left })}</p>
      <p className="quick-view-vendor muted">
        <a href={vendor.href}>
          <MarkedName text="quickView.soldBy" name={vendor.name} lang={vendor.lang} />
        </a>{" "}
        {vendor.city}
      </p>
      {isSoldOut || product.closedUntil ? (
        <>
          <p>
            {isSoldOut ? (
              t("quickView.soldOutText")
            ) : (
              <DatedText text="quickView.closedUntil" dates={{ date: product.closedUntil! }} />
            )}
          </p>
          <a className="button button-outline button-wide" href={product.similarHref}>
            {t("quickView.seeSimilar")}
          </a>
        </>
      ) : (
        <QuickViewForm
          product={product}
          stock={stock}
          variantId={variantId}
          onChoose={setVariantId}
          onPicture={onPicture}
        />
      )}
    </div>
  );
}

const sizes = "(min-width: 768px) 440px, 100vw";

interface QuickViewPicturesProps {
  product: QuickView;
  shown: string;
  onShow: (url: string) => void;
}

function QuickViewPictures({ product: { id, name, pictures }, shown, onShow }: QuickViewPicturesProps) {
  const t = useT();
  return (
    <div className="quick-view-pictures">
      <Picture
        key={shown}
        className="quick-view-large"
        url={shown}
        kind="product"
        tint={id}
        alt={name}
        eager
        sizes={sizes}
      />
      {pictures.length > 1 && (
        <ul className="quick-view-thumbs" role="list">
          {pictures.map(({ url }, at) => (
            <li key={url}>
              <button
                type="button"
                className={url === shown ? "quick-view-thumb quick-view-thumb-shown" : "quick-view-thumb"}
                aria-label={t("quickView.picture", { number: at + 1 })}
                aria-pressed={url === shown}
                onClick={() => onShow(url)}
              >
                <Picture url={url} kind="thumb" tint={id} alt="" sizes="64px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
