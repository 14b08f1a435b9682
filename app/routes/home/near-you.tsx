import { Late } from "../../ui/late.tsx";
import "./home.css";
import { isSectionShown } from "../../domain/home/section-visibility.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ProductCarousel } from "../../ui/cards/product-carousel.tsx";
import { SectionHeading } from "../../ui/cards/section-heading.tsx";
import { CityOptions } from "../../ui/forms/city-options.tsx";
import { Carried } from "../../ui/forms/form-fields.tsx";
import type { NearYouView, NearYouAndRecentlyViewed } from "./near-you.server.ts";

/** Specification 2.5. */
export function NearYouSections({ found }: { found: Promise<NearYouAndRecentlyViewed> }) {
  return <Late of={found}>{(lists) => <NearYouBlock {...lists} />}</Late>;
}

function NearYouBlock({ near, recent, recommended }: NearYouAndRecentlyViewed) {
  const t = useT();
  const isPair = near !== null && recent !== null;
  return (
    <>
      <div className={isPair ? "near-you pair" : "near-you"}>
        {near && <NearYou near={near} sizes={isPair ? "recent" : "general"} />}
        {recent && (
          <ProductCarousel
            id="recentlyViewed"
            title={t("account.recent")}
            cards={recent}
            seeAll="/shop/recently-viewed"
            sizes="recent"
          />
        )}
      </div>
      {recommended && (
        <ProductCarousel
          id="recommendedForYou"
          title={t("home.recommendedForYou")}
          cards={recommended}
          sizes="recommended"
        />
      )}
    </>
  );
}

function NearYou({ near, sizes }: { near: NearYouView; sizes: "recent" | "general" }) {
  const t = useT();
  const title = t("home.nearYou");
  return (
    <div className="near-you-place">
      {isSectionShown("nearYou", near.cards.length) ? (
        <ProductCarousel id="nearYou" title={title} cards={near.cards} sizes={sizes} seeAll={near.seeAll} />
      ) : (
        <section className="section" id="nearYou" aria-labelledby="nearYou-heading">
          <SectionHeading id="nearYou-heading" title={title} />
          <p>{t("home.nobodyNear", { city: near.city })}</p>
        </section>
      )}
      <DeliveryCityForm near={near} />
    </div>
  );
}

/** settled.md 26. */
function DeliveryCityForm({ near }: { near: NearYouView }) {
  const t = useT();
  return (
    <form className="near-you-city cluster muted" method="post" action="/preferences#nearYou">
      <Carried />
      <label htmlFor="near-you-select">{t("homePrinted.deliveryCity")}</label>{" "}
      <select className="form-field-input" id="near-you-select" name="city" defaultValue={near.chosen}>
        <CityOptions choices={near} />
      </select>{" "}
      <button className="button button-outline">{t("homePrinted.chooseCity")}</button>
    </form>
  );
}
