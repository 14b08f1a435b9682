import contentStyles from "./styles.first.css?url";

export const contentLinks = () => [{ rel: "stylesheet", href: contentStyles }];
