import { categoryPathKey, categoryPathOptions } from "../../../domain/feed/category-path.ts";
import { pictureLimits } from "../../../domain/pictures/sent-pictures.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { DeskDecision, type DeskField } from "../../../shared/desk/desk-decision.tsx";
import { useDesk } from "../../../shared/desk/desk-parts.tsx";
import { PicturesField } from "../../../ui/forms/pictures-field.tsx";
import type { Route } from "../+types/product";
import { Thumb } from "./product-forms.tsx";

export function CorrectForm({ page }: { page: Route.ComponentProps["loaderData"] }) {
  const t = useT();
  // `shown`: pictures as pages print them, in the order of the draft's.
  const { goods, places, parents, shown } = page;
  const { id } = page.product;
  const { draft, correction, updatedAt } = goods;
  const { mayWrite, viewer } = useDesk();
  if (!mayWrite) return null;
  const { name, nameAm, description, descriptionAm, images } = draft;
  const options = categoryPathOptions(places, parents, viewer.locale);
  const field = (key: "name" | "nameAm" | "description" | "descriptionAm", value: string | null): DeskField => ({
    ...{ name: key, label: t(`deskProducts.${key}`), defaultValue: value ?? "", required: key === "name" },
    ...(key.startsWith("description") && { rows: 6 }),
  });
  const fields: DeskField[] = [
    ...[field("name", name), field("nameAm", nameAm), field("description", description)],
    field("descriptionAm", descriptionAm),
    { name: "place", label: t("compare.category"), options, defaultValue: categoryPathKey(draft) },
    {
      ...{ name: "pictures", label: t("review.pictures"), hint: t("deskProducts.picturesHint"), rows: 4 },
      ...{ defaultValue: images.join("\n"), required: false, spellCheck: false },
    },
  ];
  return (
    <section aria-labelledby="correct">
      <h2 id="correct">{t("deskProducts.correct")}</h2>
      <p className="desk-text">{t(correction ? "deskProducts.correctedText" : "deskProducts.correctText")}</p>
      <DeskDecision
        {...{ seen: updatedAt, intent: "correct", button: t("account.save"), look: "primary", fields }}
        summary={t("deskProducts.correctOpen")}
        hasFiles
      >
        <ol className="desk-pictures cluster">
          {shown.map((url, at) => (
            <li key={at}>
              <Thumb url={url} tint={id} />
            </li>
          ))}
        </ol>
        <PicturesField
          name="files"
          label={t("deskProducts.newPictures")}
          hint={t("deskProducts.newPicturesHint", {
            max: pictureLimits.files,
            megabytes: pictureLimits.bytes / 1024 / 1024,
          })}
        />
      </DeskDecision>
      {correction && <DeskDecision seen={updatedAt} intent="uncorrect" button={t("deskProducts.uncorrect")} />}
    </section>
  );
}
