import type { QuickView } from "../../domain/product-page/quick-view.ts";
import { useT } from "../../i18n/use-t.tsx";
import { Picture } from "../picture.tsx";

const sizes = "(min-width: 768px) 440px, 100vw";

interface QuickViewPicturesProps {
  product: QuickView;
  shown: string;
  onShow: (url: string) => void;
}

export function QuickViewPictures({ product: { id, name, pictures }, shown, onShow }: QuickViewPicturesProps) {
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
