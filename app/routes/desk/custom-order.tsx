import { listEvents } from "../../data/events/operator-events.server.ts";
import { findForDesk } from "../../data/orders/custom-orders-desk.server.ts";
import { listParentNames } from "../../data/orders/custom-orders.server.ts";
import { displayName } from "../../domain/display-name.ts";
import { customOrderSteps } from "../../domain/orders/custom-order.ts";
import { formatOrderNumber, parseOrderNumber } from "../../domain/orders/order-number.ts";
import { personal, unlisted } from "../../http/head/private-page.ts";
import { useT } from "../../i18n/use-t.tsx";
import { answering } from "../../middleware/page-action.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { needed } from "../../request/needed.server.ts";
import { viewerContext } from "../../request/viewer.server.ts";
import { customOrderView } from "../../shared/custom-orders/custom-order-view.ts";
import { AreaField } from "../../shared/desk/area-field.tsx";
import { desk, deskAction, deskFrame, unknownPage } from "../../shared/desk/desk.server.ts";
import { DeskForm, DeskPage } from "../../shared/desk/desk-page.tsx";
import { EventList } from "../../shared/desk/event-list.tsx";
import { eventViews } from "../../shared/desk/event-view.server.ts";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { useProblem } from "../../ui/shell.tsx";
import type { Route } from "./+types/custom-order";
import { answerRequest } from "./custom-orders/answer-request.server.ts";
import { RequestFacts } from "./custom-orders/request-facts.tsx";

const LISTED = 50;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(bindings);
  const { locale } = context.get(viewerContext);
  const number = parseOrderNumber(params.number) ?? "";
  const changes = { object: { kind: "customOrder", id: number }, author: null, action: null, before: null } as const;
  const [order, parents, events] = await needed(
    context,
    Promise.all([findForDesk(db, number), listParentNames(db), listEvents(db, changes, LISTED)]),
  );
  if (!order) throw unknownPage(context);
  const parent = parents.find(({ slugName }) => slugName === order.category);
  const category = parent ? displayName(parent, locale).name : "";
  return {
    ...deskFrame(context, "/desk/custom-orders", "deskCustomOrders.title", { number: formatOrderNumber(number) }),
    href: `/desk/custom-orders/${number}`,
    order: customOrderView(order, category, locale),
    pictures: order.sent.map((hash) => `/desk/custom-orders/pictures/${hash}`),
    call: order.phone === "" ? null : `tel:${order.phone}`,
    language: order.locale,
    states: [order.state, ...customOrderSteps[order.state]],
    events: eventViews(context, events),
  };
}

export const action = deskAction((tools, { params }: Route.ActionArgs) => answerRequest(tools, params.number));

export const middleware: Route.MiddlewareFunction[] = [desk, answering(action)];
export const headers = personal;
export const meta = unlisted;
export { deskLinks as links } from "../../shared/desk/desk-styles.ts";

type RequestView = Route.ComponentProps["loaderData"];

export default function CustomOrderPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { frame, order, events } = loaderData;
  return (
    <DeskPage
      frame={frame}
      heading={t("deskCustomOrders.title", { number: order.number })}
      back={{ href: "/desk/custom-orders", text: t("desk.customOrders") }}
    >
      <RequestFacts request={loaderData} />
      {frame.mayWrite && <AnswerForm request={loaderData} />}
      <h2>{t("desk.history")}</h2>
      <EventList events={events} />
    </DeskPage>
  );
}

function AnswerForm({ request: { href, order, states } }: { request: RequestView }) {
  const t = useT();
  const problem = useProblem();
  const { values, fields } = problem ?? {};
  return (
    <DeskForm action={href}>
      <input type="hidden" name="seen" value={order.state} />
      <SelectField
        name="state"
        label={t("deskCustomOrders.state")}
        hint={t("deskCustomOrders.told")}
        required
        options={states.map((state) => ({ value: state, text: t(`customOrder.${state}`) }))}
        defaultValue={values?.state ?? order.state}
        error={fields?.state}
      />
      <AreaField
        name="answer"
        label={t("deskCustomOrders.answer")}
        hint={t("deskCustomOrders.answerHint")}
        rows={5}
        defaultValue={values?.answer ?? order.answer}
        error={fields?.answer}
      />
      <button className="button button-primary">{t("desk.save")}</button>
    </DeskForm>
  );
}
