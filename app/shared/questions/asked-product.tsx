import type { AskedView } from "../../domain/questions/question.ts";
import { AboutPrice } from "../../ui/cards/price.tsx";
import { Picture } from "../../ui/picture.tsx";

export function AskedProduct({
  asked: { href, name, lang, thumbnail, variant, price, productId },
}: {
  asked: AskedView;
}) {
  return (
    <a className="review-product media" href={href} lang={lang}>
      {thumbnail !== "" && <Picture url={thumbnail} kind="card" tint={productId} alt="" sizes="80px" />}
      <span>
        {name}
        {variant && <span lang={variant.lang}> ({variant.name})</span>}
        <br />
        <AboutPrice price={price} />
      </span>
    </a>
  );
}
