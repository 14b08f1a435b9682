import contentStyles from "./styles.first.css?url";

/** The `links` of blog, help and policies: their stylesheet, after the shop's own. */
export const contentLinks = () => [{ rel: "stylesheet", href: contentStyles }];
