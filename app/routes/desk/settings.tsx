import { readStoredSettings, settingsObject } from "../../data/settings/shop-settings.server.ts";
import { useT } from "../../i18n/use-t.tsx";
import { deskAction, deskLoader, deskWrites } from "../../shared/desk/desk.server.ts";
import { DeskDecision } from "../../shared/desk/desk-decision.tsx";
import { DeskPage } from "../../shared/desk/desk-page.tsx";
import { EventList } from "../../shared/desk/event-list.tsx";
import type { Route } from "./+types/settings";
import { saveDeskSettings } from "./settings/save-settings.server.ts";
import { SettingsForm } from "./settings/settings-form.tsx";

const LISTED = 10;

export const loader = deskLoader(async ({ db, t, history }) => {
  const [{ stored, seen }, events] = await Promise.all([readStoredSettings(db), history(settingsObject, LISTED)]);
  return { heading: t("desk.settings"), stored, seen, events };
});

export const action = deskAction((tools) => saveDeskSettings(tools));

export const middleware = deskWrites(action);
export { headers, links, meta } from "../../shared/desk/desk-head.ts";

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { stored, seen, events } = loaderData;
  const undo = { action: "/desk/settings", intent: "undo", seen, button: t("deskSettings.undo") };
  return (
    <DeskPage page={loaderData}>
      <SettingsForm stored={stored} seen={seen} />
      <h2>{t("desk.history")}</h2>
      <EventList events={events} renderWay={({ id }) => <DeskDecision {...undo} mark={{ event: id }} />} />
    </DeskPage>
  );
}
