import { Outlet, useMatches } from "react-router";
import { noindex, personal } from "../../http/head/private-page.ts";
import { useT } from "../../i18n/use-t.tsx";
import type { DeskPage } from "../../shared/desk/desk.server.ts";
import deskStyles from "../../shared/desk/desk.first.css?url";
import { FrameContext } from "../../shared/desk/desk-parts.tsx";
import { EventList } from "../../shared/desk/event-list.tsx";
import { FormProblem } from "../../ui/forms/form-problem.tsx";

export { desk as middleware } from "../../shared/desk/desk.server.ts";
export const headers = personal;
export const links = () => [{ rel: "stylesheet", href: deskStyles }];

/** Around every page of the desk: the areas, the way back, the heading, and the events of the page's object. */
export default function DeskFrame() {
  const t = useT();
  const matches = useMatches();
  const { title, frame, heading, history } = matches[matches.length - 1]!.loaderData as DeskPage;
  const { areas, current, back } = frame;
  return (
    <FrameContext value={frame}>
      <title>{title}</title>
      <meta {...noindex} />
      <div className="desk">
        <nav className="desk-nav no-paper" aria-label={t("desk.nav")}>
          <ul role="list">
            {areas.map(({ href, text }) => (
              <li key={href}>
                <a className="target place" href={href} aria-current={href === current ? "page" : undefined}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="desk-main">
          {back && (
            <p className="no-paper">
              <a className="touch" href={back.href}>
                {back.text}
              </a>
            </p>
          )}
          <h1 className="title">{heading}</h1>
          <FormProblem />
          <Outlet />
          {history && (
            <>
              <h2>{t("desk.history")}</h2>
              <EventList events={history} />
            </>
          )}
        </div>
      </div>
    </FrameContext>
  );
}
