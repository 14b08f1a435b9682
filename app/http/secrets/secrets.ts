/** The current one signs; the previous is accepted while it is replaced. */
export type Secrets = readonly [current: string, ...previous: string[]];
