import { listEvents } from "../../../data/events/operator-events.server.ts";
import { saveSettings, settingsObject } from "../../../data/settings/shop-settings.server.ts";
import { isLegalField } from "../../../domain/legal-facts.ts";
import { type OutsideKey, outsideKeys } from "../../../domain/pages/outside-links.ts";
import {
  type DeskSetting,
  deskSettings,
  settingExamples,
  typedSetting,
} from "../../../domain/settings/shop-settings.ts";
import type { TextKey } from "../../../i18n/translate.ts";
import { byIntent, decide, deskCount, deskId, deskText } from "../../../shared/desk/desk-fields.server.ts";
import type { DeskTools } from "../../../shared/desk/desk.server.ts";

const setting = (name: DeskSetting) =>
  deskText((typed, refuse) => {
    const text = typedSetting(name, typed);
    if (text === null) refuse(...faultOf(name));
    return text ?? "";
  });

function faultOf(name: DeskSetting): [TextKey, { example: string }?] {
  // Choices, which no form sends wrong.
  if (name === "homeLayout" || name === "newsletter" || name === "merchantFeed") return ["actions.checkFields"];
  if (isLegalField(name)) return [`deskReceipts.wrong_${name}`, { example: settingExamples[name] }];
  const kind = isOutside(name) ? "address" : name;
  return [`deskSettings.wrong_${kind}`, { example: settingExamples[kind] }];
}

const isOutside = (name: DeskSetting): name is OutsideKey => outsideKeys.some((key) => key === name);

const all = Object.fromEntries(deskSettings.map((name) => [name, setting(name)])) as Record<
  DeskSetting,
  ReturnType<typeof setting>
>;

const fields = byIntent({
  save: { seen: deskCount, ...all },
  undo: { seen: deskCount, event: deskId },
});

export function saveDeskSettings(tools: DeskTools): Promise<Response> {
  const { db, t } = tools;
  return decide(tools, fields, async ({ seen, ...asked }) => {
    const texts = asked.intent === "undo" ? await textsBefore(db, asked.event) : asked;
    const saved = texts ? await saveSettings(db, texts, { ...tools, seen }) : "meanwhile";
    if (saved === "meanwhile") return saved;
    const done = asked.intent === "undo" ? "deskSettings.undone" : "desk.saved";
    return { done: t(saved === "unchanged" ? "desk.unchanged" : done) };
  });
}

async function textsBefore(db: D1Database, id: number): Promise<Partial<Record<DeskSetting, string>> | null> {
  const [event] = await listEvents(db, { object: settingsObject, before: id + 1 }, 1);
  return event?.id === id ? (event.before as Partial<Record<DeskSetting, string>>) : null;
}
