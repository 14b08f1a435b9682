import deskStyles from "./desk.first.css?url";

/** The `links` of every page of the desk: its stylesheet, which no page of the shop has. */
export const deskLinks = () => [{ rel: "stylesheet", href: deskStyles }];
