import deskStyles from "./desk.first.css?url";

export const deskLinks = () => [{ rel: "stylesheet", href: deskStyles }];
