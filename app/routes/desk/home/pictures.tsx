import { inLanguage } from "../../../domain/languages.ts";
import { findSeenContent } from "../../../data/content/current-content.server.ts";
import { storedAddress } from "../../../data/pictures/picture-names.server.ts";
import { animationLimits } from "../../../domain/pictures/animation.ts";
import { pictureLimits } from "../../../domain/pictures/sent-pictures.ts";
import { pictureSources } from "../../../domain/products/picture.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { deskAction, deskLoader } from "../../../shared/desk/desk.server.ts";
import { DeskDecision } from "../../../shared/desk/desk-decision.tsx";
import { DeskList, DeskRow, useDesk } from "../../../shared/desk/desk-parts.tsx";
import { PicturesField } from "../../../ui/forms/pictures-field.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { entriesOf, type PictureEntry, pictureLists } from "../../../shared/content/picture-lists.ts";
import { replacePicture } from "./replace-picture.server.ts";
import type { Route } from "./+types/pictures";

export const loader = deskLoader(async ({ db, t }) => {
  const { content, seen } = await findSeenContent(db);
  const shown = (entry: PictureEntry) => ({ ...entry, image: storedAddress(entry.image) });
  return {
    heading: t("deskHome.pictures"),
    seen,
    lists: pictureLists.map((list) => ({ ...list, entries: entriesOf(content, list).map(shown) })),
  };
});

export const action = deskAction(replacePicture);

export default function HomePicturesPage({ loaderData }: Route.ComponentProps) {
  const { lists, seen } = loaderData;
  const t = useT();
  return (
    <>
      <p className="desk-text">{t("deskHome.picturesText")}</p>
      {lists.map(({ entries, ...list }) => (
        <section key={list.path} hidden={entries.length === 0}>
          <h2>{t(list.heading, { number: list.number ?? 0 })}</h2>
          <DeskList list={entries}>
            {(entry, index) => {
              const place = `${list.path}-${index}`;
              return <Entry {...{ list, entry, place, seen }} />;
            }}
          </DeskList>
        </section>
      ))}
    </>
  );
}

interface EntryProps {
  list: (typeof pictureLists)[number];
  entry: PictureEntry;
  place: string;
  seen: number;
}

function Entry({ list: { path, kind }, entry, place, seen }: EntryProps) {
  const t = useT();
  const { locale } = useDesk().viewer;
  const { image, headline, title, category } = entry;
  const text = inLanguage(headline ?? title ?? { en: undefined }, locale) ?? category ?? "";
  const lang = category === undefined ? undefined : "en";
  const { width, height } = pictureSources(image, kind);
  const { bytes } = path === "banners.gif" ? animationLimits : pictureLimits;
  const form = (
    <DeskDecision
      {...{ mark: { place }, seen, button: t("deskHome.replace") }}
      of={<span lang={lang}>{text}</span>}
      isLine
      hasFiles
    >
      <PicturesField
        name={place}
        label={t("deskHome.newPicture")}
        hint={t("deskHome.newPictureHint", { megabytes: bytes / 1024 / 1024, width, height })}
        single
        isOneOf
      />
    </DeskDecision>
  );
  return (
    <DeskRow name={<span lang={lang}>{text}</span>} forms={form}>
      <Picture url={image} kind={kind} alt="" className="desk-home-picture" sizes="240px" />
    </DeskRow>
  );
}
