import { useT } from "../../i18n/use-t.tsx";
import { ComparedLink } from "../forms/compare-form.tsx";
import { Icon } from "../icon.tsx";
import { WishedLink } from "../forms/wish-button.tsx";

/** Templates for the scripts of a printed page (client/page-parts), in its language. */
export function PageParts() {
  return (
    <>
      <template id="wished">
        <WishedLink name="" hasWords />
      </template>
      <template id="compared">
        <ComparedLink />
      </template>
      <template id="arrows">
        <span>
          <Arrow text="everywhere.previous" className="product-carousel-arrow product-carousel-back" />
          <Arrow text="everywhere.next" className="product-carousel-arrow" />
        </span>
      </template>
    </>
  );
}

function Arrow({ text, className }: { text: "everywhere.previous" | "everywhere.next"; className: string }) {
  return (
    <button type="button" className={className} data-off="">
      <Icon name="chevron-right" />
      <span className="visually-hidden">{useT()(text)}</span>
      <span className="visually-hidden" data-title="" />
    </button>
  );
}
