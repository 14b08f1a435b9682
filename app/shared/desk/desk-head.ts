import { personal, unlisted } from "../../http/head/private-page.ts";
import deskStyles from "./desk.first.css?url";

export const headers = personal;
export const meta = unlisted;
export const links = () => [{ rel: "stylesheet", href: deskStyles }];
