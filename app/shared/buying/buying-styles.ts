import buyingStyles from "./buying.css?url";

export const buyingLinks = () => [{ rel: "stylesheet", href: buyingStyles }];
