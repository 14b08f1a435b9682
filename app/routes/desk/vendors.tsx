import { listDeskVendors } from "../../data/vendors/desk-vendors.server.ts";
import { indexVendorNames } from "../../data/vendors/vendor-name-index.server.ts";
import { parseContact } from "../../domain/accounts/contact.ts";
import { cleanSearchText } from "../../domain/search/search-fold.ts";
import { vendorNameMatch } from "../../domain/vendors/vendor.ts";
import { useT } from "../../i18n/use-t.tsx";
import { DeskFilter, optionsOf } from "../../shared/desk/desk-decision.tsx";
import { deskLoader } from "../../shared/desk/desk.server.ts";
import { DeskList } from "../../shared/desk/desk-parts.tsx";
import { BooksForm } from "./vendors/books-form.tsx";
import { DeskVendorRow } from "./vendors/vendor-row.tsx";
import type { Route } from "./+types/vendors";

const filters = ["none", "orders"] as const;

export const loader = deskLoader(async ({ db, asked, askedOne, rows }) => {
  const q = cleanSearchText(asked("q"));
  const only = askedOne("only", filters);
  const contact = parseContact(q)?.value ?? null;
  const match = contact === null ? vendorNameMatch(q) : null;
  if (match !== null) await indexVendorNames(db);
  const isNothing = q !== "" && contact === null && match === null;
  const vendors = await rows("before", async (limit, before) =>
    isNothing ? [] : listDeskVendors(db, { match, contact, only, before }, limit),
  );
  return { vendors };
});

export default function VendorsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { frame, vendors } = loaderData;
  const options = optionsOf(filters, (value) => t(`deskVendors.only_${value}`), t("desk.all"));
  return (
    <>
      <p className="desk-text">{t("deskVendors.text")}</p>
      <DeskFilter
        fields={[
          {
            ...{ name: "q", label: t("deskVendors.find"), required: false, isOneOf: true },
            ...{ type: "search", enterKeyHint: "search" },
          },
          { name: "only", label: t("deskVendors.only"), options },
        ]}
      />
      {frame.mayWrite && (
        <p className="desk-line">
          <a className="button button-primary" href="/desk/vendors/new">
            {t("deskVendors.add")}
          </a>
        </p>
      )}
      <DeskList list={vendors} none={t("deskVendors.none")}>
        {(vendor) => <DeskVendorRow vendor={vendor} />}
      </DeskList>
      <BooksForm />
    </>
  );
}
