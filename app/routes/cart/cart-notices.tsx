import { useEffect, useRef, type ComponentType } from "react";
import type { CartVendorView } from "../../domain/cart/cart-vendor-view.ts";
import type { ProductCardView } from "../../domain/cards/product-card.ts";
import { useT } from "../../i18n/use-t.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ActionForm } from "../../ui/forms/action-form.tsx";
import { ProblemBanner } from "../../ui/forms/problem-banner.tsx";
import { ProblemBox } from "../../ui/forms/problem-box.tsx";
import { useProblem, useShell, type Flash } from "../../ui/root-data.ts";
import { Icon } from "../../ui/icon.tsx";
import { asPrinted } from "../../ui/printing/as-printed.tsx";
import { Picture } from "../../ui/picture.tsx";

export function CartProblem({ vendors }: { vendors: CartVendorView[] }) {
  const t = useT();
  const problem = useProblem();
  if (!problem) return null;
  const { product, variant } = problem.values;
  const single = product ? `quantity-${product}-${variant || "0"}` : "";
  const lines = vendors.flatMap((vendor) => vendor.lines);
  const found = Object.entries(problem.fields).map(([field, text]) => {
    const id = field === "quantity" ? single : field;
    return { id, text, line: lines.find(({ key }) => id === `quantity-${key}`) };
  });
  if (found.length === 0 || found.some(({ id, line }) => !line && id !== "code")) return <ProblemBanner />;
  return (
    <ProblemBox
      title={t("cart.problem")}
      form={problem.form}
      faults={found.map(({ id, text, line }) => ({
        id,
        text: line ? t("cart.problemAt", { name: line.name, text }) : text,
      }))}
    />
  );
}

export function CartUndo({ removed, onDone }: { removed: Flash; onDone: () => void }) {
  const t = useT();
  const { flash } = useShell();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed button disappears with its line, so focus moves here; a newly loaded page begins at its top.
    if (flash?.undo !== removed.undo) button.current?.focus({ preventScroll: true });
  }, [flash, removed]);
  return (
    <div className="cart-undo row" role="status">
      <Icon name="circle-check" />
      <span className="cart-undo-text">{removed.text}</span>
      <ActionForm action="/cart/lines/remove" onAnswer={({ ok }) => ok && onDone()}>
        <input type="hidden" name="undo" value={removed.undo} />
        <button ref={button} className="plain strong">
          {t("cart.undo")}
        </button>
      </ActionForm>
    </div>
  );
}

export function EmptyCart({ popular }: { popular: ProductCardView[] }) {
  const t = useT();
  return (
    <div className="empty-cart page">
      <h1>{t("header.cart")}</h1>
      <ProblemBanner />
      <EmptyState text={t("cart.empty")} action={{ href: "/", text: t("cart.continueShopping") }}>
        <p>
          <a className="touch" href="/shop/sidebar/list?discount=list">
            {t("cart.seeDeals")}
          </a>
        </p>
      </EmptyState>
      {popular.length > 0 && <GoodsTiles cards={popular} />}
    </div>
  );
}

interface GoodsTilesProps {
  cards: ProductCardView[];
}

/** Not cards, which would load their scripts too. */
function FullTiles({ cards }: GoodsTilesProps) {
  const t = useT();
  return (
    <section className="stack" aria-labelledby="popular-goods">
      <h2 id="popular-goods">{t("card.popular")}</h2>
      <ul className="empty-cart-goods grid" role="list">
        {cards.map(({ id, titleHref, name, lang, thumbnail, price }) => (
          <li key={id}>
            <a href={titleHref}>
              <Picture className="round" url={thumbnail} kind="card" tint={id} alt="" />
              <span lang={lang}>{name}</span> {/* Not AboutPrice, which would load its module in the browser. */}
              <strong>{price.isAbout ? t("card.priceAbout", { price: price.current }) : price.current}</strong>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const GoodsTiles: ComponentType<GoodsTilesProps> = import.meta.env.SSR ? FullTiles : asPrinted("section");
