import { z } from "zod";
import {
  dropSentPictures,
  findJudgedReview,
  judgeReview,
  listWaitingReviews,
} from "../../data/reviews/review-reports.server.ts";
import { listEvents } from "../../data/events/operator-events.server.ts";
import { withoutSecrets } from "../../http/forms/fields.server.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { personal, unlisted } from "../../http/head/private-page.ts";
import { useT } from "../../i18n/use-t.tsx";
import { answering } from "../../middleware/page-action.server.ts";
import { bindings } from "../../request/bindings.server.ts";
import { translator } from "../../request/locale.server.ts";
import { needed } from "../../request/needed.server.ts";
import { viewerContext } from "../../request/viewer.server.ts";
import { desk, deskAction, deskFrame } from "../../shared/desk/desk.server.ts";
import { deskId, deskWords, readDeskFields } from "../../shared/desk/desk-fields.server.ts";
import { DeskPage } from "../../shared/desk/desk-page.tsx";
import { EventList } from "../../shared/desk/event-list.tsx";
import { eventViews } from "../../shared/desk/event-view.server.ts";
import type { Route } from "./+types/reviews";
import { DeskReviewRow } from "./reviews/review-row.tsx";
import { deskReviewView } from "./reviews/review-view.server.ts";

const LISTED = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(bindings);
  const typed = url.searchParams.get("review") ?? "";
  const number = /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : null;
  const [found, events] = await needed(
    context,
    number === null
      ? Promise.all([listWaitingReviews(db, LISTED + 1), []])
      : Promise.all([
          findJudgedReview(db, number).then((review) => (review ? [review] : [])),
          listEvents(db, { object: { kind: "review", id: typed }, author: null, action: null, before: null }, LISTED),
        ]),
  );
  const viewer = context.get(viewerContext);
  const t = context.get(translator);
  return {
    ...deskFrame(context, "/desk/reviews", "desk.reviews"),
    reviews: found.slice(0, LISTED).map((review) => deskReviewView(review, viewer, t)),
    hasMore: found.length > LISTED,
    isOne: number !== null,
    events: eventViews(context, events),
  };
}

const seen = z.string().regex(/^\d{1,15}-\d{1,15}$/);
const fields = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("show"), review: deskId, seen }),
  z.object({ intent: z.literal("hide"), review: deskId, seen, reason: deskWords }),
  z.object({ intent: z.literal("dropPictures"), review: deskId, seen, reason: deskWords }),
]);

export const action = deskAction(async (tools, _args: Route.ActionArgs) => {
  const { db, submission, where, t } = tools;
  const read = readDeskFields(tools, fields);
  if (!read.ok) return replyProblem(where, read.problem);
  const { intent, review, ...asked } = read.value;
  const reason = "reason" in asked ? asked.reason : "";
  const decision = { reviewId: review, reason, seen: asked.seen, author: tools.author, now: tools.now };
  const isDecided =
    intent === "dropPictures"
      ? await dropSentPictures(db, decision)
      : await judgeReview(db, { ...decision, isHidden: intent === "hide" });
  if (!isDecided) {
    const values = withoutSecrets(submission.fields);
    return replyProblem(where, { fields: {}, values, form: t("desk.meanwhile") }, 409);
  }
  return replyDone(where, { kind: "done", text: t(`deskReviews.done_${intent}`, { number: review }) });
});

export const middleware: Route.MiddlewareFunction[] = [desk, answering(action)];
export const headers = personal;
export const meta = unlisted;
export { deskLinks as links } from "../../shared/desk/desk-styles.ts";

export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const { frame, reviews, hasMore, isOne, events } = loaderData;
  const t = useT();
  return (
    <DeskPage
      frame={frame}
      heading={t("desk.reviews")}
      {...(isOne && { back: { href: "/desk/reviews", text: t("deskReviews.waiting") } })}
    >
      {reviews.length === 0 && <p className="desk-text">{t(isOne ? "deskReviews.unknown" : "deskReviews.none")}</p>}
      <ul className="desk-rows" role="list">
        {reviews.map((review) => (
          <DeskReviewRow key={review.id} review={review} mayWrite={frame.mayWrite} />
        ))}
      </ul>
      {hasMore && <p className="desk-text">{t("deskReviews.more", { number: LISTED })}</p>}
      {isOne ? (
        <>
          <h2>{t("desk.history")}</h2>
          <EventList events={events} />
        </>
      ) : (
        <p className="desk-text">
          <a href="/desk/events?action=reviewDecided">{t("deskReviews.decided")}</a>
        </p>
      )}
    </DeskPage>
  );
}
