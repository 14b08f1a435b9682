import { Suspense } from "react";
import { Await } from "react-router";
import { useT } from "../../../i18n/use-t.tsx";
import { ProductCarousel } from "../../../ui/product-carousel.tsx";
import { Hero } from "../hero.tsx";
import type { HomeContentView } from "../home-content-view.ts";
import type { OtherSections } from "./other-sections.server.ts";

interface OtherLayoutProps {
  content: HomeContentView;
  sections: OtherSections;
}

/** Specification 2.6: the home page in its other, older layout. */
export default function OtherLayout({ content, sections }: OtherLayoutProps) {
  const t = useT();
  return (
    <>
      <Hero slides={content.slides} />
      <Suspense fallback={null}>
        <Await resolve={sections.freeDelivery}>
          {(cards) => cards && <ProductCarousel title={t("home.freeDelivery")} cards={cards} />}
        </Await>
      </Suspense>
    </>
  );
}
