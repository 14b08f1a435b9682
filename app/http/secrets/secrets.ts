/** The secrets that sign cookies, forms and links. The current one signs; the previous is accepted while it is being replaced. */
export type Secrets = readonly [current: string, ...previous: string[]];
