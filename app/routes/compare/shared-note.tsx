import { comparePath } from "../../domain/products/compare-list.ts";
import { useT } from "../../i18n/use-t.tsx";
import { ReturnTo, Xsrf } from "../../ui/forms/form-fields.tsx";
import { useShell } from "../../ui/frame/shell.tsx";

/** Above a shared comparison: whose it is, and how to make it one's own. A plain post, because it leads to another page. */
export function SharedNote({ ids }: { ids: number[] }) {
  const t = useT();
  const own = useShell().compareIds;
  const isOwn = own.join() === ids.join();
  return (
    <div className="shared-note">
      <p>
        {t("compare.sharedNote")} {own.length > 0 && !isOwn && t("compare.replaces", { count: own.length })}
      </p>
      {!isOwn && (
        <form method="post" action="/compare/items/replace">
          <ReturnTo path={comparePath} />
          <Xsrf />
          <input type="hidden" name="products" value={ids.join(",")} />
          <button className="button button-primary">{t("compare.takeOver")}</button>
        </form>
      )}
      {own.length > 0 && (
        <p>
          <a className="shared-note-own" href={comparePath}>
            {t("compare.ownList")}
          </a>
        </p>
      )}
    </div>
  );
}
