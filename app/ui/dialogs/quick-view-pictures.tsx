import { useState } from "react";
import type { QuickView } from "../../domain/product-page/quick-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Picture } from "../picture.tsx";

/** Of the boxes in quick-view-dialog.css. */
const sizes = "(min-width: 768px) 440px, 100vw";

/** The gallery's first pictures: one large, the others to choose from. */
export function QuickViewPictures({ product: { id, name, pictures } }: { product: QuickView }) {
  const t = useT();
  const [shown, setShown] = useState(0);
  const url = pictures[shown]?.url ?? "";
  return (
    <div className="quick-view-pictures">
      <Picture
        key={url}
        className="quick-view-large"
        url={url}
        kind="product"
        tint={id}
        alt={name}
        eager
        sizes={sizes}
      />
      {pictures.length > 1 && (
        <ul className="quick-view-thumbs" role="list">
          {pictures.map((picture, at) => (
            <li key={picture.url}>
              <button
                type="button"
                className={at === shown ? "quick-view-thumb quick-view-thumb-shown" : "quick-view-thumb"}
                aria-label={t("quickView.picture", { number: at + 1 })}
                aria-pressed={at === shown}
                onClick={() => setShown(at)}
              >
                <Picture url={picture.url} kind="thumb" tint={id} alt="" sizes="64px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
