/** A setting that keeps a shop from being deployed. */
export interface Problem {
  /** As it is written in wrangler.toml, or the secret's name. */
  setting: string;
  /** What is wrong, and what to do, in one sentence without the setting's name. */
  text: string;
  /** Where docs/operating.md says more: one of its headings. */
  heading: string;
}

/** The sentence of a problem: the setting, what is wrong with it, and where the guide says more. */
export function problemSentence({ setting, text, heading }: Problem): string {
  return `${setting} ${text} (docs/operating.md, "${heading}").`;
}
