import { useT } from "../../i18n/use-t.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import type { ListingView } from "./listing-view.server.ts";

export function ListingPages({ pages }: { pages: ListingView["pages"] }) {
  const t = useT();
  const { window, hrefs, previous, next, isFollowed, isEnd } = pages;
  return (
    <>
      <Pagination
        window={window}
        hrefOf={(page) => hrefs[page] ?? ""}
        beside={{ previous, next }}
        isFollowed={isFollowed}
      />
      {isEnd && <p className="listing-end">{t("listing.lastPage")}</p>}
    </>
  );
}
