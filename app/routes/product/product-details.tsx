import type { ProductPageView } from "../../domain/product-page/product-page-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import "./product.css";

export function ProductDetails({ product: { description, facts } }: { product: ProductPageView }) {
  const t = useT();
  return (
    <>
      {description.paragraphs.length > 0 && (
        <section className="product-details" aria-labelledby="description">
          <h2 id="description">{t("product.description")}</h2>
          <div className="stack" lang={description.lang}>
            {description.paragraphs.map((paragraph, at) => (
              <p key={at}>{paragraph}</p>
            ))}
          </div>
        </section>
      )}
      {facts.length > 0 && (
        <section className="product-details" aria-labelledby="specifications">
          <h2 id="specifications">{t("product.specifications")}</h2>
          <table className="product-details-table">
            <tbody className="lines">
              {facts.map(({ name, value }, at) => (
                <tr key={at}>
                  <th scope="row" lang={name.lang}>
                    {name.name}
                  </th>
                  <td lang={value.lang}>{value.name}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}

export function JumpList({ product: { description, facts } }: { product: ProductPageView }) {
  const t = useT();
  const places = [
    ...(description.paragraphs.length > 0 ? (["description"] as const) : []),
    ...(facts.length > 0 ? (["specifications"] as const) : []),
    ...(["reviews", "similar"] as const),
  ];
  return (
    <nav className="jump-list" aria-label={t("product.onThisPage")}>
      <ul className="cluster" role="list">
        {places.map((place) => (
          <li key={place}>
            <a className="touch" href={`#${place}`}>
              {t(`product.${place}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
