import { readStoredSettings, settingsObject } from "../../data/settings/shop-settings.server.ts";
import { useT } from "../../i18n/use-t.tsx";
import { deskAction, deskLoader } from "../../shared/desk/desk.server.ts";
import {
  DeskDecision,
  DecisionButton,
  type DeskField,
  DeskFields,
  DeskForm,
  optionsOf,
} from "../../shared/desk/desk-decision.tsx";
import { EventList, factName } from "../../shared/desk/event-list.tsx";
import type { Route } from "./+types/settings";
import { saveDeskSettings } from "./settings/save-settings.server.ts";
import { legalExamples, legalFields, missingLegal } from "../../domain/legal-facts.ts";
import { languages, locales } from "../../domain/languages.ts";
import { plainAddress } from "../../domain/pages/language-address.ts";
import { outsideDefaults, outsideKeys } from "../../domain/pages/outside-links.ts";
import { contactWays } from "../../domain/pages/shop-contact.ts";
import {
  type DeskSetting,
  settingText,
  shopSettings,
  type StoredSettings,
  settingExamples,
} from "../../domain/settings/shop-settings.ts";
import { useDesk } from "../../shared/desk/desk-parts.tsx";

const LISTED = 10;

export const loader = deskLoader(async ({ db, history }) => {
  const [{ stored, seen }, events] = await Promise.all([readStoredSettings(db), history(settingsObject, LISTED)]);
  return { stored, seen, events };
});

export const action = deskAction(saveDeskSettings);

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { stored, seen, events } = loaderData;
  const undo = { intent: "undo", seen, button: t("deskSettings.undo") };
  return (
    <>
      <SettingsForm stored={stored} seen={seen} />
      <h2>{t("desk.history")}</h2>
      <EventList events={events} renderWay={({ id }) => <DeskDecision {...undo} mark={{ event: id }} />} />
    </>
  );
}

const contactFields = [
  ...(["phone", "telegram", "email", "hours", "securityContact", "alarmTo", "answerHours", "silentCancels"] as const),
];
const mark = { intent: "save" };
const feedAddresses = locales.map((locale) => plainAddress("/feeds/google.xml", locale));

function SettingsForm({ stored, seen }: { stored: StoredSettings; seen: number }) {
  const t = useT();
  const { mayWrite, viewer } = useDesk();
  const { locale } = viewer;
  const field = (name: DeskSetting, more: Partial<DeskField> = {}): DeskField => ({
    ...{ name, label: t(factName(name)), required: false, defaultValue: settingText(stored, name) },
    ...more,
  });
  const layouts = optionsOf(["current", "other"], (layout) => t(`deskSettings.${layout}Layout`));
  const home = [field("homeLayout", { required: true, options: layouts }), field("newsletter", { box: "on" })];
  const feed = field("merchantFeed", { box: "on" });
  const contact = contactFields.map((name) =>
    field(name, { hint: t(`deskSettings.${name}Hint`, { example: settingExamples[name] }) }),
  );
  const legal = legalFields.map((name) =>
    field(name, { hint: t("deskReceipts.example", { example: legalExamples[name] }) }),
  );
  const missing = missingLegal(stored).map((name) => t(`deskEvents.fact_${name}`));
  const outside = outsideKeys.map((name) => {
    const isPlaceholder = settingText(stored, name) === outsideDefaults[name];
    return field(name, { inputMode: "url", ...(isPlaceholder && { hint: t("deskSettings.placeholder") }) });
  });
  const isReachable = contactWays(shopSettings(stored).contact).length > 0;
  return (
    <DeskForm className="desk-form form">
      <fieldset disabled={!mayWrite}>
        <input type="hidden" name="seen" value={seen} />
        <h2>{t("desk.home")}</h2>
        <DeskFields fields={home} mark={mark} />
        <p className="desk-text">{t("deskSettings.newsletterHint")}</p>
        <h2>{t("deskSettings.feed")}</h2>
        <DeskFields fields={[feed]} mark={mark} />
        <p className="desk-text">{t("deskSettings.feedText")}</p>
        <ul className="desk-text">
          {feedAddresses.map((address) => (
            <li key={address}>{settingText(stored, "merchantFeed") ? <a href={address}>{address}</a> : address}</li>
          ))}
        </ul>
        <h2>{t("deskSettings.contact")}</h2>
        <p className="desk-text">{t(isReachable ? "deskSettings.contactText" : "deskSettings.nobody")}</p>
        <DeskFields fields={contact} mark={mark} />
        <h2>{t("deskReceipts.title")}</h2>
        <p className="desk-text">{t("deskReceipts.text")}</p>
        {missing.length > 0 && (
          <p className="desk-box panel">
            {t("deskReceipts.missing", { names: missing.join(languages[locale].comma) })}
          </p>
        )}
        <DeskFields fields={legal} mark={mark} />
        <h2>{t("deskSettings.outside")}</h2>
        <p className="desk-text">{t("deskSettings.outsideText")}</p>
        <DeskFields fields={outside} mark={mark} />
        {mayWrite && <DecisionButton {...mark} button={t("account.save")} look="primary" />}
      </fieldset>
    </DeskForm>
  );
}
