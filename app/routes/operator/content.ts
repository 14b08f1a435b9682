import { findCurrentContent } from "../../data/content/current-content.server.ts";
import { findContentVersion, listContentVersions } from "../../data/content/content-load.server.ts";
import { contentVersionsKept } from "../../domain/content/content-lists.ts";
import { callPictures } from "../../request/call-pictures.server.ts";
import { bringBack, loadFile, type LoadAnswer } from "../../shared/content/load-content.server.ts";
import { json, problemAnswer, operatorAction } from "../../shared/operator/operator-answer.server.ts";
import { z } from "zod";
import { cleanLine } from "../../domain/feed/feed-text.ts";

export { onlyPost as loader } from "../../shared/operator/operator-answer.server.ts";

const line = (limit: number) =>
  z
    .string()
    .transform(cleanLine)
    .refine((text) => [...text].length <= limit, `longer than ${limit} letters`);

const by = line(100).default("");
const version = z.int().min(1);
const isDryRun = z.boolean().default(false);

const contentRequest = z.discriminatedUnion("operation", [
  z.strictObject({ operation: z.literal("load"), file: line(200), text: z.string().min(1), by, isDryRun }),
  z.strictObject({ operation: z.literal("rollback"), version, by, isDryRun }),
  z.strictObject({ operation: z.literal("versions") }),
  z.strictObject({ operation: z.literal("show"), version: version.optional() }),
]);

const away = "Not known to be stored: look at the versions, or send the same again.";
const route = { name: "content", schema: contentRequest, away } as const;

/** A file is loaded whole, or refused whole with the place of each fault (422 with `faults`). */
export const action = operatorAction(route, async (asked, tools) => {
  const response = await answer(tools, asked);
  callPictures(tools);
  return response;
});

async function answer(tools: Parameters<typeof loadFile>[0], asked: z.infer<typeof contentRequest>): Promise<Response> {
  const { db } = tools;
  switch (asked.operation) {
    case "load":
      return answerTo(await loadFile(tools, asked));
    case "rollback":
      return answerTo(await bringBack(tools, asked));
    case "versions":
      return json(200, { versions: await listContentVersions(db) });
    case "show": {
      if (asked.version === undefined) return json(200, { content: await findCurrentContent(db) });
      const found = await findContentVersion(db, asked.version);
      return found ? json(200, { content: found.content }) : problemAnswer(404, noVersion);
    }
  }
}

const noVersion = `There is no such version; the last ${contentVersionsKept} are kept.`;

function answerTo(answer: LoadAnswer): Response {
  switch (answer.kind) {
    case "loaded": {
      const { kind: _, ...loaded } = answer;
      return json(200, loaded);
    }
    case "faults":
      return json(422, {
        problem: "Nothing was stored: the shop keeps the content it has.",
        faults: answer.faults,
      });
    case "gone":
      return problemAnswer(
        409,
        "Something that the file names went away meanwhile. Nothing was stored; send the same again.",
      );
    case "meanwhile":
      return problemAnswer(409, "Somebody loaded another version meanwhile. Nothing was stored; look at it first.");
    case "unknown":
      return problemAnswer(404, noVersion);
  }
}
