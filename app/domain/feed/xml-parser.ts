import { SaxesParser, type SaxesTagPlain } from "saxes";
import { FeedProblem } from "./feed-problem.ts";

/** Bounds memory: a longer text between two tags is refused. */
const TEXT_LETTERS = 4_000_000;

interface XmlHandlers {
  open: (name: string, attributes: Record<string, string>) => void;
  close: (name: string) => void;
  text: (text: string) => void;
}

/** Never expands a file's entities. Throws a `FeedProblem` with the line. */
export class XmlReader {
  readonly #parser = new SaxesParser();
  #silent = 0;

  constructor({ open, close, text }: XmlHandlers) {
    const parser = this.#parser;
    const heard = <Value>(handler: (value: Value) => void) => {
      return (value: Value) => {
        this.#silent = 0;
        handler(value);
      };
    };
    parser.on(
      "opentag",
      heard(({ name, attributes }: SaxesTagPlain) => open(name, attributes)),
    );
    parser.on(
      "closetag",
      heard(({ name }: SaxesTagPlain) => close(name)),
    );
    parser.on("text", heard(text));
    parser.on("cdata", heard(text));
    parser.on("doctype", () => {
      throw new FeedProblem("doctype");
    });
    parser.on("error", ({ message }) => {
      // Entities such as &nbsp; stay in the text, which is read as HTML later.
      if (message.endsWith("undefined entity.")) return;
      throw new FeedProblem("xmlBroken", {
        line: this.line,
        fault: message.replace(/^[\d:]+ /, "").replace(/\.$/, ""),
      });
    });
  }

  get line(): number {
    return this.#parser.line;
  }

  write(text: string): void {
    this.#silent += text.length;
    this.#parser.write(text);
    if (this.#silent > TEXT_LETTERS) {
      throw new FeedProblem("xmlText", { letters: TEXT_LETTERS, line: this.line + 1 });
    }
  }

  end(): void {
    this.#parser.close();
  }
}
