import { z } from "zod";
import { listEvents } from "../../../data/events/operator-events.server.ts";
import { saveSettings, settingsObject } from "../../../data/settings/shop-settings.server.ts";
import { type OutsideKey, outsideKeys } from "../../../domain/pages/outside-links.ts";
import { type DeskSetting, deskSettings } from "../../../domain/settings/shop-settings.ts";
import { settingExamples, typedSetting } from "../../../domain/settings/typed-setting.ts";
import { withoutSecrets } from "../../../http/forms/fields.server.ts";
import { replyDone, replyProblem } from "../../../http/forms/reply.server.ts";
import { deskId, fault, readDeskFields } from "../../../shared/desk/desk-fields.server.ts";
import type { DeskTools } from "../../../shared/desk/desk.server.ts";

const setting = (name: DeskSetting) =>
  z
    .string()
    .default("")
    .transform((typed, context) => {
      const text = typedSetting(name, typed);
      if (text === null) context.addIssue({ code: "custom", ...faultOf(name) });
      return text ?? "";
    });

function faultOf(name: DeskSetting) {
  if (name === "homeLayout" || name === "newsletter") return fault(`deskSettings.wrong_${name}`);
  const kind = isOutside(name) ? "address" : name;
  return fault(`deskSettings.wrong_${kind}`, { example: settingExamples[kind] });
}

const isOutside = (name: DeskSetting): name is OutsideKey => outsideKeys.some((key) => key === name);

const seen = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number);

const all = Object.fromEntries(deskSettings.map((name) => [name, setting(name)])) as Record<
  DeskSetting,
  ReturnType<typeof setting>
>;

const fields = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("save"), seen, ...all }),
  z.object({ intent: z.literal("undo"), seen, event: deskId }),
]);

export async function saveDeskSettings(tools: DeskTools): Promise<Response> {
  const { db, submission, where, t } = tools;
  const read = readDeskFields(tools, fields);
  if (!read.ok) return replyProblem(where, read.problem);
  const { intent, seen } = read.value;
  const asked = intent === "undo" ? await textsBefore(db, read.value.event) : read.value;
  const saved = asked ? await saveSettings(db, asked, { ...tools, seen }) : "meanwhile";
  if (saved === "meanwhile") {
    const values = withoutSecrets(submission.fields);
    return replyProblem(where, { fields: {}, values, form: t("desk.meanwhile") }, 409);
  }
  const said = saved === "unchanged" ? "desk.unchanged" : intent === "undo" ? "deskSettings.undone" : "desk.saved";
  return replyDone(where, { kind: "done", text: t(said) });
}

async function textsBefore(db: D1Database, id: number): Promise<Partial<Record<DeskSetting, string>> | null> {
  const asked = { object: settingsObject, author: null, action: null, before: id + 1 };
  const [event] = await listEvents(db, asked, 1);
  return event?.id === id ? (event.before as Partial<Record<DeskSetting, string>>) : null;
}
