import type { ProblemView } from "../../domain/checkout/checkout-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Xsrf } from "../../ui/forms/form-fields.tsx";
import { NamedText } from "../../ui/named-text.tsx";
import { ChosenLine } from "../../ui/chosen-line.tsx";

interface LineProblemsProps {
  problems: readonly ProblemView[];
  returnTo: string;
}

export function LineProblems({ problems, returnTo }: LineProblemsProps) {
  const t = useT();
  if (problems.length === 0) return null;
  return (
    <section className="line-problems stack" aria-labelledby="line-problems">
      <h2 id="line-problems">{t("checkout.problemHeading")}</h2>
      <ul className="lines" role="list">
        {problems.map((line) => (
          <li key={line.key}>
            <ChosenLine line={line}>
              <p>{reasonOf(line, t)}</p>
            </ChosenLine>
            <Settle line={line} returnTo={returnTo} />
          </li>
        ))}
      </ul>
      <a href="/shop/cart">{t("checkout.changeCart")}</a>
    </section>
  );
}

function reasonOf({ problem, available }: ProblemView, t: ReturnType<typeof useT>): string {
  if (problem !== "fewer") return t(`checkout.${problem}`);
  return available === 0 ? t("checkout.noneLeft") : t("checkout.fewer", { count: available });
}

function Settle({ line, returnTo }: { line: ProblemView; returnTo: string }) {
  const t = useT();
  const { productId, variantId, name, lang, available } = line;
  return (
    <form method="post" action={available > 0 ? "/cart/lines/update" : "/cart/lines/remove"}>
      <Xsrf />
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name="product" value={productId} />
      <input type="hidden" name="variant" value={variantId} />
      {available > 0 && <input type="hidden" name="quantity" value={available} />}
      <button className="button button-outline">
        {available > 0 ? (
          t("checkout.take", { count: available, name })
        ) : (
          <NamedText text="checkout.removeOf" name={name} lang={lang} />
        )}
      </button>
    </form>
  );
}
