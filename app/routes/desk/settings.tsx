import { listEvents } from "../../data/events/operator-events.server.ts";
import { readStoredSettings, settingsObject } from "../../data/settings/shop-settings.server.ts";
import { outsideDefaults, outsideKeys } from "../../domain/pages/outside-links.ts";
import { contactWays } from "../../domain/pages/shop-contact.ts";
import { type DeskSetting, deskSettings, settingText, shopSettings } from "../../domain/settings/shop-settings.ts";
import { personal, unlisted } from "../../http/head/private-page.ts";
import { useT } from "../../i18n/use-t.tsx";
import { answering } from "../../middleware/page-action.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { needed } from "../../request/needed.server.ts";
import { desk, deskAction, deskFrame } from "../../shared/desk/desk.server.ts";
import { DeskForm, DeskPage } from "../../shared/desk/desk-page.tsx";
import { EventList } from "../../shared/desk/event-list.tsx";
import { eventViews } from "../../shared/desk/event-view.server.ts";
import type { Route } from "./+types/settings";
import { saveDeskSettings } from "./settings/save-settings.server.ts";
import { SettingsForm } from "./settings/settings-form.tsx";

const LISTED = 10;

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(bindings);
  const changes = { object: settingsObject, author: null, action: null, before: null };
  const [{ stored, seen }, events] = await needed(
    context,
    Promise.all([readStoredSettings(db), listEvents(db, changes, LISTED)]),
  );
  const values = Object.fromEntries(deskSettings.map((name) => [name, settingText(stored, name)]));
  return {
    ...deskFrame(context, "/desk/settings", "desk.settings"),
    seen,
    values: values as Record<DeskSetting, string>,
    placeholders: outsideKeys.filter((key) => values[key] === outsideDefaults[key]),
    isReachable: contactWays(shopSettings(stored).contact).length > 0,
    events: eventViews(context, events),
  };
}

export const action = deskAction((tools, _args: Route.ActionArgs) => saveDeskSettings(tools));

export const middleware: Route.MiddlewareFunction[] = [desk, answering(action)];
export const headers = personal;
export const meta = unlisted;
export { deskLinks as links } from "../../shared/desk/desk-styles.ts";

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { frame, events, seen } = loaderData;
  return (
    <DeskPage frame={frame} heading={t("desk.settings")}>
      <SettingsForm {...loaderData} mayWrite={frame.mayWrite} />
      <h2>{t("desk.history")}</h2>
      <EventList
        events={events}
        ways={frame.mayWrite ? events.map(({ id }) => <Undo key={id} event={id} seen={seen} />) : undefined}
      />
    </DeskPage>
  );
}

function Undo({ event, seen }: { event: number; seen: number }) {
  const t = useT();
  return (
    <DeskForm action="/desk/settings" className="desk-line-form">
      <input type="hidden" name="event" value={event} />
      <input type="hidden" name="seen" value={seen} />
      <button className="button button-outline" name="intent" value="undo">
        {t("deskSettings.undo")}
      </button>
    </DeskForm>
  );
}
