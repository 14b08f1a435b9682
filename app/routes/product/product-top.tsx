import type { ProductPageView } from "../../domain/products/product-page-view.ts";
import { AfterPixels } from "../../ui/printing/after-pixels.tsx";
import { CompareForm } from "../../ui/forms/compare-form.tsx";
import { WishButton } from "../../ui/forms/wish-button.tsx";
import { AlertForm } from "./alert-form.tsx";
import { BuyBox } from "./buy-box.tsx";
import { DeliveryFacts } from "./delivery-facts.tsx";
import { KeyFacts } from "./key-facts.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { ProductHead } from "./product-head.tsx";
import { ShareLinks } from "./share-links.tsx";

interface ProductTopProps {
  product: ProductPageView;
  /** The page's canonical address, whole. */
  url: string;
}

/** Pictures, name, the box that buys, and the facts that decide: what desktop shows side by side. */
export function ProductTop({ product, url }: ProductTopProps) {
  const { id, name, lang, stock } = product;
  return (
    <div className="product-top">
      <div className="product-picture">
        <ProductGallery product={product} />
        <AfterPixels />
      </div>
      <div className="product-name">
        <ProductHead product={product} />
      </div>
      <div className="product-buy">
        <BuyBox product={product} />
      </div>
      <div className="product-facts">
        <KeyFacts facts={product.keyFacts} />
        <DeliveryFacts product={product} />
        <div className="product-ways">
          {stock.state !== "soldOut" && <WishButton product={id} name={name} lang={lang} hasWords />}
          <CompareForm product={id} name={name} lang={lang} />
          {stock.state !== "soldOut" && <AlertForm product={id} kind="price" />}
          <ShareLinks url={url} name={name} />
        </div>
      </div>
    </div>
  );
}
