import type { CSSProperties } from "react";
import { categoryPromoBlocks, promoLinkHref } from "../../../domain/home/category-promo-blocks.ts";
import type { TextKey } from "../../../i18n/translate.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { Picture } from "../../../ui/picture.tsx";

type Block = (typeof categoryPromoBlocks)[number];

/** Specification 2.4. */
export function CategoryPromoBlocks() {
  return (
    <div id="categoryPromoBlocks" className="category-promo-blocks pair section stack">
      {categoryPromoBlocks.map((block) => (
        <PromoBlock key={block.key} block={block} />
      ))}
    </div>
  );
}

function PromoBlock({ block }: { block: Block }) {
  const t = useT();
  const heading = `block-${block.key}`;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{t(titles[block.key])}</h2>
      <ul className="grid" role="list" style={{ "--n": 2 } as CSSProperties}>
        {block.links.map((link) => (
          <li key={link.by + link.slug}>
            <a className="media tile" href={promoLinkHref(link)}>
              <Picture className="round" url={link.picture} kind="thumb" alt="" sizes="56px" />
              {t(link.by === "parentCategory" ? `otherHome.parent-${link.slug}` : `otherHome.sub-${link.slug}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const titles = {
  electronics: "homePrinted.stripElectronics",
  home: "otherHome.blockHome",
  bags: "otherHome.blockBags",
  shoes: "otherHome.blockShoes",
  clothing: "otherHome.blockClothing",
  food: "otherHome.blockFood",
} as const satisfies Record<Block["key"], TextKey>;
