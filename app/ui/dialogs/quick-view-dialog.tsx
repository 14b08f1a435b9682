import { useEffect, useState, type MouseEvent } from "react";
import type { Modal } from "../../client/modal-store.ts";
import { quickViewAnswer } from "../../client/quick-view-answer.ts";
import type { QuickView } from "../../domain/product-page/quick-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { dialogWithTexts, ModalFrame } from "./modal.tsx";
import { QuickViewPictures } from "./quick-view-pictures.tsx";
import { QuickViewFacts } from "./quick-view-facts.tsx";

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
    void quickViewAnswer(slug).then(async (response) => {
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
        <p className="modal-text">{t("everywhere.noConnection")}</p>
      ) : (
        <div className="quick-view-dialog quick-view-dialog-empty" aria-hidden="true">
          <div className="quick-view-dialog-box" />
          <div className="quick-view-dialog-box" />
        </div>
      )}
      <p>
        <a className="quick-view-dialog-page" href={href} onClick={(event) => leave(event, href)}>
          {t("quickView.details")}
        </a>
      </p>
    </ModalFrame>
  );
}

/** The option that the link names is chosen. */
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
