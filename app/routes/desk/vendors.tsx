import { listDeskVendors, type DeskVendor } from "../../data/vendors/desk-vendors.server.ts";
import { indexVendorNames } from "../../data/vendors/vendors-search.server.ts";
import { parseContact } from "../../domain/accounts/contact.ts";
import { cleanSearchText } from "../../domain/search/search-fold.ts";
import { monthsUntil } from "../../domain/vendors/books.ts";
import { vendorNameMatch } from "../../domain/vendors/vendor-names.ts";
import { personal, unlisted } from "../../http/head/private-page.ts";
import { useT } from "../../i18n/use-t.tsx";
import { bindings } from "../../request/bindings.server.ts";
import { needed } from "../../request/needed.server.ts";
import { viewerContext } from "../../request/viewer.server.ts";
import { desk, deskFrame } from "../../shared/desk/desk.server.ts";
import { DeskPage, DeskPages } from "../../shared/desk/desk-page.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { BooksForm } from "./vendors/books-form.tsx";
import { VendorRows } from "./vendors/vendor-rows.tsx";
import { bookMonths, vendorRowView } from "./vendors/vendor-view.server.ts";
import type { Route } from "./+types/vendors";

const size = 50;
const filters = ["none", "orders"] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(bindings);
  const viewer = context.get(viewerContext);
  const q = cleanSearchText(url.searchParams.get("q") ?? "");
  const only = filters.find((filter) => filter === url.searchParams.get("only")) ?? null;
  const typed = url.searchParams.get("before") ?? "";
  const before = /^[1-9]\d{0,15}$/.test(typed) ? Number(typed) : null;
  const contact = parseContact(q)?.value ?? null;
  const match = contact === null ? vendorNameMatch(q) : null;
  const find = async (): Promise<DeskVendor[]> => {
    if (q !== "" && contact === null && match === null) return [];
    if (match !== null) await indexVendorNames(db);
    return listDeskVendors(db, { match, contact, only, before }, size + 1);
  };
  const found = await needed(context, find);
  const address = (key: number | null) => {
    const query = new URLSearchParams({ ...(q && { q }), ...(only && { only }), ...(key && { before: String(key) }) });
    return query.size > 0 ? `/desk/vendors?${query}` : "/desk/vendors";
  };
  return {
    ...deskFrame(context, "/desk/vendors", "desk.vendors"),
    ...{ q, only: only ?? "" },
    vendors: found.slice(0, size).map((vendor) => vendorRowView(vendor, viewer)),
    months: bookMonths(monthsUntil(viewer.now, 12), viewer.locale),
    newest: before === null ? null : address(null),
    older: found.length > size ? address(found[size - 1]!.id) : null,
  };
}

export const middleware: Route.MiddlewareFunction[] = [desk];
export const headers = personal;
export const meta = unlisted;
export { deskLinks as links } from "../../shared/desk/desk-styles.ts";

export default function VendorsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { frame, q, only, vendors, months, newest, older } = loaderData;
  return (
    <DeskPage frame={frame} heading={t("desk.vendors")}>
      <p className="desk-text">{t("deskVendors.text")}</p>
      <form className="desk-line" action="/desk/vendors">
        <div className="form-field">
          <label className="form-field-label" htmlFor="q">
            {t("deskVendors.find")}
          </label>
          <input
            className="form-field-input"
            id="q"
            type="search"
            name="q"
            autoComplete="off"
            enterKeyHint="search"
            defaultValue={q}
          />
        </div>
        <SelectField
          name="only"
          label={t("deskVendors.only")}
          required
          defaultValue={only}
          options={[
            { value: "", text: t("desk.all") },
            ...filters.map((value) => ({ value, text: t(`deskVendors.only_${value}`) })),
          ]}
        />
        <button className="button button-outline">{t("desk.filter")}</button>
      </form>
      {frame.mayWrite && (
        <p className="desk-line">
          <a className="button button-primary" href="/desk/vendors/new">
            {t("deskVendors.add")}
          </a>
        </p>
      )}
      {vendors.length === 0 ? <p className="desk-text">{t("deskVendors.none")}</p> : <VendorRows vendors={vendors} />}
      <DeskPages newest={newest} older={older} />
      <BooksForm months={months} />
    </DeskPage>
  );
}
