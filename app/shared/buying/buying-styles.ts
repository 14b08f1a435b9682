import buyingStyles from "./buying.css?url";

/** The `links` of every page of buying: its stylesheet, after the shop's own. */
export const buyingLinks = () => [{ rel: "stylesheet", href: buyingStyles }];
