import type { PictureProblem } from "../../../app/data/pictures/picture-problems.server.ts";
import { type Command, commandLine } from "../command-line.ts";
import { localTime } from "../local-time.ts";
import { PlainError } from "../plain-error.mjs";
import { answerOf, askedShop, type AskedShop } from "./ask-operator.ts";

const usage = `npm run shop -- pictures              vendors' pictures that could not be fetched or used, and why
npm run shop -- pictures --retry      fetches all of them once more
  --to URL   another shop than the one on this machine`;

interface PictureOptions {
  shop: AskedShop;
  isRetry: boolean;
}

function readPictureOptions(argv: string[], env: NodeJS.ProcessEnv): PictureOptions | null {
  const known = { retry: { type: "boolean" }, to: { type: "string" } } as const;
  const { values, positionals } = commandLine(argv, usage, known);
  if (values.help) return null;
  if (positionals.length > 0) throw new PlainError(`This command takes no names:\n${usage}`);
  return { shop: askedShop(values.to, env), isRetry: values.retry ?? false };
}

async function runPictures({ shop, isRetry }: PictureOptions): Promise<string[]> {
  if (isRetry) return [`${await retryAll(shop)} pictures are fetched once more.`];
  const problems = await listAll(shop);
  return problems.length > 0 ? problems.flatMap(problemLines) : ["Every picture that was fetched is here."];
}

export default { usage, read: readPictureOptions, run: runPictures } satisfies Command<PictureOptions>;

async function retryAll(shop: AskedShop): Promise<number> {
  let all = 0;
  for (;;) {
    const { retried } = await answerOf<{ retried: number }>(shop, "/operator/pictures", { operation: "retry" });
    all += retried;
    if (retried === 0) return all;
  }
}

async function listAll(shop: AskedShop): Promise<PictureProblem[]> {
  const all: PictureProblem[] = [];
  for (let after = ""; ;) {
    const asked = { operation: "problems", after };
    const { problems } = await answerOf<{ problems: PictureProblem[] }>(shop, "/operator/pictures", asked);
    all.push(...problems);
    if (problems.length === 0) return all;
    after = problems.at(-1)!.hash;
  }
}

function problemLines({ source, problem, attempts, again, product }: PictureProblem): string[] {
  const state = again === null ? "given up" : `tried ${attempts} times, next ${localTime(again)}`;
  return [`${problem} (${state})`, `    ${source ?? "sent by a form"}`, ...(product ? [`    of ${product}`] : [])];
}
