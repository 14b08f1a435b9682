import { uncountedStock } from "../../domain/products/stock.ts";
import { z } from "zod";
import { hideProduct, type ProductAnswer, setProduct, showProduct } from "../../data/desk/desk-products.server.ts";
import { findDeskProduct } from "../../data/desk/find-products.server.ts";
import { listEvents } from "../../data/events/operator-events.server.ts";
import { listDeskOptions, setOptionStock } from "../../data/desk/option-stock.server.ts";
import { quantityLimit } from "../../domain/feed/limits.ts";
import { withoutSecrets } from "../../http/forms/fields.server.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { personal, unlisted } from "../../http/head/private-page.ts";
import { useT } from "../../i18n/use-t.tsx";
import { answering } from "../../middleware/page-action.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { needed } from "../../request/needed.server.ts";
import { desk, deskAction, deskFrame, unknownObject, unknownPage } from "../../shared/desk/desk.server.ts";
import { deskBirr, deskId, deskNumber, deskWords, readDeskFields } from "../../shared/desk/desk-fields.server.ts";
import { DeskPage } from "../../shared/desk/desk-page.tsx";
import { EventList } from "../../shared/desk/event-list.tsx";
import { eventViews } from "../../shared/desk/event-view.server.ts";
import type { Route } from "./+types/product";
import { OptionStock } from "./products/option-stock.tsx";
import { HideForm, ProductFacts, SetForm } from "./products/product-forms.tsx";
import { productView } from "./products/product-view.server.ts";

const LISTED = 50;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(bindings);
  const id = idOf(params.productId);
  const changes = { object: { kind: "product", id: String(id) }, author: null, action: null, before: null } as const;
  const [product, options, events] = await needed(
    context,
    Promise.all([findDeskProduct(db, id), listDeskOptions(db, id), listEvents(db, changes, LISTED)]),
  );
  if (!product) throw unknownPage(context);
  return {
    ...deskFrame(context, "/desk/products", "deskProducts.title", { number: id }),
    product: productView(context, product, options),
    events: eventViews(context, events),
  };
}

const count = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

/** Empty: not counted. */
const units = z
  .literal("")
  .transform(() => uncountedStock)
  .or(deskNumber(0, quantityLimit));

const fields = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("set"),
    price: deskBirr,
    stock: units,
    locked: z.literal("1").optional(),
    seenPrice: deskId,
    seenStock: count,
    seenLocked: z.enum(["0", "1"]),
  }),
  z.object({
    intent: z.literal("option"),
    option: deskId,
    stock: units,
    seenStock: count,
  }),
  z.object({ intent: z.literal("hide"), reason: deskWords }),
  z.object({ intent: z.literal("show"), reason: deskWords, seen: deskId }),
]);

/** Price in birr; 409 if the product changed since it was displayed. */
export const action = deskAction(async (tools, { params }: Route.ActionArgs) => {
  const { db, submission, where, t } = tools;
  const id = idOf(params.productId);
  const read = readDeskFields(tools, fields);
  if (!read.ok) return replyProblem(where, read.problem);
  const asked = read.value;
  const answer = await (asked.intent === "set"
    ? setProduct(db, id, settingsOf(asked), tools)
    : asked.intent === "option"
      ? setOptionStock(db, { ...asked, productId: id, variantId: asked.option, seen: asked.seenStock }, tools)
      : asked.intent === "hide"
        ? hideProduct(db, id, asked.reason, tools)
        : showProduct(db, id, asked, tools));
  if (answer === "unknown") return unknownObject(tools);
  if (answer === "meanwhile") {
    const values = withoutSecrets(submission.fields);
    return replyProblem(where, { fields: {}, values, form: t("desk.meanwhile") }, 409);
  }
  return replyDone(where, { kind: "done", text: t(sentences[answer]) });
});

const sentences = { done: "desk.saved", same: "desk.unchanged" } as const satisfies Partial<
  Record<ProductAnswer, string>
>;

function settingsOf(asked: z.infer<typeof fields> & { intent: "set" }) {
  const { price, stock, locked, seenPrice, seenStock, seenLocked } = asked;
  return {
    wanted: { price, stock, isLocked: locked === "1" },
    seen: { price: seenPrice, stock: seenStock, isLocked: seenLocked === "1" },
  };
}

/** 0, which is nobody's id, for anything else. */
function idOf(text: string): number {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
}

export const middleware: Route.MiddlewareFunction[] = [desk, answering(action)];
export const headers = personal;
export const meta = unlisted;
export { deskLinks as links } from "../../shared/desk/desk-styles.ts";

export default function ProductPage({ loaderData: { frame, product, events } }: Route.ComponentProps) {
  const t = useT();
  return (
    <DeskPage
      frame={frame}
      heading={t("deskProducts.title", { number: product.id })}
      back={{ href: "/desk/products", text: t("desk.products") }}
    >
      <ProductFacts product={product} />
      {frame.mayWrite && <SetForm product={product} />}
      {product.options.length > 0 && <OptionStock product={product} mayWrite={frame.mayWrite} />}
      {frame.mayWrite && <HideForm product={product} />}
      <h2>{t("desk.history")}</h2>
      <EventList events={events} />
    </DeskPage>
  );
}
