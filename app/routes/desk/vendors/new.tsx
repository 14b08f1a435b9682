import { createVendor } from "../../../data/vendors/write-vendor.server.ts";
import { withoutSecrets } from "../../../http/forms/fields.server.ts";
import { replyDone, replyProblem } from "../../../http/forms/reply.server.ts";
import { personal, unlisted } from "../../../http/head/private-page.ts";
import { useT } from "../../../i18n/use-t.tsx";
import { answering } from "../../../middleware/page-action.server.ts";
import { bindings } from "../../../request/bindings.server.ts";
import { desk, deskAction, deskFrame } from "../../../shared/desk/desk.server.ts";
import { DeskPage } from "../../../shared/desk/desk-page.tsx";
import { dropPictures } from "../../../shared/pictures/take-pictures.server.ts";
import { takeProfilePictures } from "./profile-pictures.server.ts";
import { readVendorForm } from "./vendor-fields.server.ts";
import { VendorForm } from "./vendor-form.tsx";
import type { Route } from "./+types/new";

export function loader({ context }: Route.LoaderArgs) {
  const takesPictures = context.get(bindings).pictures !== null;
  return { ...deskFrame(context, "/desk/vendors", "deskVendors.addTitle"), takesPictures };
}

export const action = deskAction(async (tools, _args: Route.ActionArgs) => {
  const { submission, where, t } = tools;
  const read = readVendorForm(submission, null, tools);
  if (!read.ok) return replyProblem(where, read.problem);
  const { profile } = read.form;
  const name = profile.name ?? "";
  const refuse = (text: string) =>
    replyProblem(where, { fields: { name: text }, values: withoutSecrets(submission.fields), form: null });
  if (name === "") return refuse(t("deskVendors.faultMissing"));
  const taken = await takeProfilePictures(tools);
  if (!taken.ok) {
    return replyProblem(where, { fields: taken.problems, values: withoutSecrets(submission.fields), form: null });
  }
  const id = await createVendor(taken.by, { ...profile, ...taken.named, name });
  if (id === null) {
    await dropPictures(tools, taken.by.sent);
    return refuse(t("deskVendors.faultTaken"));
  }
  const to = `/desk/vendors/${id}`;
  return replyDone({ ...where, to }, { kind: "done", text: t("deskVendors.added", { name }) }, { to });
});

export const middleware: Route.MiddlewareFunction[] = [desk, answering(action)];
export const headers = personal;
export const meta = unlisted;
export { deskLinks as links } from "../../../shared/desk/desk-styles.ts";

export default function NewVendorPage({ loaderData: { frame, takesPictures } }: Route.ComponentProps) {
  const t = useT();
  return (
    <DeskPage
      frame={frame}
      heading={t("deskVendors.addTitle")}
      back={{ href: "/desk/vendors", text: t("desk.vendors") }}
    >
      <VendorForm action="/desk/vendors/new" values={{}} button={t("deskVendors.add")} takesPictures={takesPictures} />
    </DeskPage>
  );
}
