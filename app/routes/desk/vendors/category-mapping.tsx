import { categoryPathOptions, categoryPathText } from "../../../domain/feed/category-path.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { DeskDecision } from "../../../shared/desk/desk-decision.tsx";
import { DeskList, DeskRow, useDesk } from "../../../shared/desk/desk-parts.tsx";
import type { Route } from "./+types/import";

type CategoryMappingProps = Route.ComponentProps["loaderData"]["paths"];

/** Paths of the vendor's files that name no department, and where staff said that they belong. */
export function CategoryMapping({ unknown, known, places, parents }: CategoryMappingProps) {
  const t = useT();
  const { locale } = useDesk().viewer;
  const paths = [...unknown, ...known.map(([path]) => path)];
  if (paths.length === 0) return null;
  const none = { value: "", text: t("deskImport.choosePlace") };
  const fields = [
    { name: "path", label: t("deskImport.path"), options: paths.map((path) => ({ value: path, text: path })) },
    { name: "place", label: t("compare.category"), options: [none, ...categoryPathOptions(places, parents, locale)] },
  ];
  return (
    <section aria-labelledby="places">
      <h2 id="places">{t("deskImport.places")}</h2>
      <p className="desk-text">{t("deskImport.placesText")}</p>
      <DeskDecision {...{ mark: { intent: "place" }, button: t("account.save"), fields }} />
      <DeskList list={known} none={null}>
        {([path, place]) => <DeskRow key={path} name={path} lines={[categoryPathText(place, parents, locale)]} />}
      </DeskList>
    </section>
  );
}
