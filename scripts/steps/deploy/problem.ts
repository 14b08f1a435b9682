export interface Problem {
  /** A name in wrangler.toml, or a secret's. */
  setting: string;
  text: string;
  /** A heading of docs/operating.md. */
  heading: string;
}

export function problemSentence({ setting, text, heading }: Problem): string {
  return `${setting} ${text} (docs/operating.md, "${heading}").`;
}
