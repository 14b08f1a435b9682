import { safePath } from "../http/safe-path.server.ts";
import { useT } from "../i18n/use-t.tsx";
import { pageTools } from "../request/page-tools.server.ts";
import { FormProblem } from "../ui/forms/form-problem.tsx";
import { NewsletterFields } from "../ui/forms/newsletter-fields.tsx";
import { QuickForm } from "../ui/forms/quick-form.tsx";
import { useProblem } from "../ui/root-data.ts";
import { subscribeAction } from "../shared/newsletter/newsletter-actions.server.ts";
import type { Route } from "./+types/newsletter";
import "../shared/newsletter/newsletter.first.css";

export const action = subscribeAction;
/** Specification 2.9; `next`: where its form leads. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { publicOrigin, title } = pageTools(context);
  const next = safePath(url.searchParams.get("next"), publicOrigin);
  return { next: next.startsWith("/newsletter") ? "/" : next, title: title("newsletter.title") };
}

export { unlisted as meta } from "../http/head/private-page.ts";

export default function NewsletterPage({ loaderData: { next } }: Route.ComponentProps) {
  const t = useT();
  const refused = useProblem();
  return (
    <div className="newsletter stack">
      <h1>{t("newsletter.heading")}</h1>
      <p>{t("newsletter.text")}</p>
      <FormProblem />
      <QuickForm action="/newsletter" className="newsletter-form">
        <input type="hidden" name="next" value={next} />
        <NewsletterFields id="email" defaultValue={refused?.values.email} error={refused?.fields.email} />
      </QuickForm>
      <p>
        <a className="touch" href={next}>
          {t("newsletter.back")}
        </a>
      </p>
    </div>
  );
}
