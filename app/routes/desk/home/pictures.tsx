import { listContentVersions } from "../../../data/content/content-versions.server.ts";
import { findShownContent } from "../../../data/content/shown-content.server.ts";
import { storedAddress } from "../../../data/pictures/picture-names.server.ts";
import { movingLimits } from "../../../domain/pictures/moving-picture.ts";
import { pictureLimits } from "../../../domain/pictures/sent-pictures.ts";
import { pictureSources } from "../../../domain/products/picture.ts";
import { personal, unlisted } from "../../../http/head/private-page.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { answering } from "../../../middleware/page-action.server.ts";
import { bindings } from "../../../request/bindings.server.ts";
import { needed } from "../../../request/needed.server.ts";
import { viewerContext } from "../../../request/viewer.server.ts";
import { desk, deskAction, deskFrame } from "../../../shared/desk/desk.server.ts";
import { DeskForm, DeskPage } from "../../../shared/desk/desk-page.tsx";
import { PicturesField } from "../../../ui/forms/pictures-field.tsx";
import { useProblem } from "../../../ui/shell.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { entriesOf, pictureLists } from "./home-entries.ts";
import { replacePicture } from "./replace-picture.server.ts";
import type { Route } from "./+types/pictures";
import { inLanguage } from "../../../domain/languages.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, pictures } = context.get(bindings);
  const { locale } = context.get(viewerContext);
  const [content, versions] = await needed(context, Promise.all([findShownContent(db), listContentVersions(db)]));
  const shown = (address: string) => (pictures ? storedAddress(address) : address);
  return {
    ...deskFrame(context, "/desk/home", "deskHome.pictures"),
    takesPictures: pictures !== null,
    seen: String(versions[0]?.number ?? 0),
    lists: pictureLists.map(({ path, heading, number, kind }) => ({
      ...{ path, heading, number, kind },
      bytes: path === "banners.gif" ? movingLimits.bytes : pictureLimits.bytes,
      entries: entriesOf(content, path).map(({ image, headline, title, category }, index) => ({
        place: `${path}-${index}`,
        text: inLanguage(headline ?? title ?? { en: undefined }, locale) ?? category ?? "",
        lang: category === undefined ? undefined : ("en" as const),
        image: shown(image),
      })),
    })),
  };
}

export const action = deskAction((tools, _args: Route.ActionArgs) => replacePicture(tools));

export const middleware: Route.MiddlewareFunction[] = [desk, answering(action)];
export const headers = personal;
export const meta = unlisted;
export { deskLinks as links } from "../../../shared/desk/desk-styles.ts";

type View = Route.ComponentProps["loaderData"];
type List = View["lists"][number];

export default function HomePicturesPage({ loaderData }: Route.ComponentProps) {
  const { frame, lists, seen, takesPictures } = loaderData;
  const t = useT();
  return (
    <DeskPage frame={frame} heading={t("deskHome.pictures")} back={{ href: "/desk/home", text: t("desk.home") }}>
      <p className="desk-text">{t(takesPictures ? "deskHome.picturesText" : "deskHome.picturesOff")}</p>
      {lists.map(({ path, heading, number, kind, bytes, entries }) => (
        <section key={path} hidden={entries.length === 0}>
          <h2>{t(heading, { number: number ?? 0 })}</h2>
          <ul className="desk-rows" role="list">
            {entries.map((entry) => (
              <Entry
                key={entry.place}
                entry={entry}
                kind={kind}
                bytes={bytes}
                seen={seen}
                mayWrite={frame.mayWrite && takesPictures}
              />
            ))}
          </ul>
        </section>
      ))}
    </DeskPage>
  );
}

interface EntryProps extends Pick<List, "kind" | "bytes"> {
  entry: List["entries"][number];
  seen: string;
  mayWrite: boolean;
}

function Entry({ entry: { place, text, lang, image }, kind, bytes, seen, mayWrite }: EntryProps) {
  const t = useT();
  const problem = useProblem();
  const { width, height } = pictureSources(image, kind);
  const hint = { megabytes: bytes / 1024 / 1024, width, height };
  return (
    <li className="desk-row">
      <div className="desk-row-main">
        <p className="desk-row-name" lang={lang}>
          {text}
        </p>
        <Picture url={image} kind={kind} alt="" className="desk-home-picture" sizes="240px" />
      </div>
      {mayWrite && (
        <div className="desk-row-ways">
          <DeskForm action="/desk/home/pictures" className="desk-line" hasFiles>
            <input type="hidden" name="place" value={place} />
            <input type="hidden" name="seen" value={seen} />
            <PicturesField
              name={place}
              label={t("deskHome.newPicture")}
              hint={t("deskHome.newPictureHint", hint)}
              error={problem?.fields[place]}
              single
              isOneOf
            />
            <button className="button button-outline">
              {t("deskHome.replace")}
              <span className="visually-hidden" lang={lang}>{` ${text}`}</span>
            </button>
          </DeskForm>
        </div>
      )}
    </li>
  );
}
