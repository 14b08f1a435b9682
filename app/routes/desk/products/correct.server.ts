import { z } from "zod";
import { correctProduct, listCategoryPaths } from "../../../data/import/correct-product.server.ts";
import { categoryPathKey } from "../../../domain/feed/category-path.ts";
import { cleanLine, cleanLines } from "../../../domain/feed/feed-text.ts";
import { addressLimit, descriptionLimit, imageCountLimit, productNameLimit } from "../../../domain/feed/limits.ts";
import { type Decision, deskId, deskText, deskWordsOf } from "../../../shared/desk/desk-fields.server.ts";
import type { DeskTools } from "../../../shared/desk/desk.server.ts";
import { takePictures } from "../../../shared/pictures/take-pictures.server.ts";

const IMAGE = /^(?:https:\/\/|\/media\/)[^\s"<>\\]+$/;

const pictures = deskText((typed, refuse) => {
  const all = [...new Set(typed.split(/\s+/).filter(Boolean))];
  if (all.length > imageCountLimit) refuse("deskProducts.picturesMany", { max: imageCountLimit });
  if (!all.every((one) => IMAGE.test(one) && one.length <= addressLimit)) refuse("deskProducts.picturesWrong");
  return all;
});

export const correctFields = {
  name: deskWordsOf(productNameLimit, { clean: cleanLine, missing: "deskForms.wordsMissing" }),
  nameAm: deskWordsOf(productNameLimit, { clean: cleanLine }),
  description: deskWordsOf(descriptionLimit, { clean: cleanLines }),
  descriptionAm: deskWordsOf(descriptionLimit, { clean: cleanLines }),
  place: z.string().max(300),
  pictures,
  seen: deskId,
};

export async function correct(
  tools: DeskTools,
  id: number,
  asked: z.output<z.ZodObject<typeof correctFields>>,
): Promise<Decision> {
  const { db, t, author, now } = tools;
  const place = (await listCategoryPaths(db)).find((one) => categoryPathKey(one) === asked.place);
  if (!place) return { faults: { place: t("deskProducts.placeWrong") } };
  const taken = await takePictures(tools);
  if (!taken.ok) return { faults: { files: taken.sentence } };
  const { pictures: sent } = taken;
  const images = [...asked.pictures, ...sent.map(({ hash }) => `/media/v/${hash}`)];
  if (images.length > imageCountLimit)
    return { faults: { files: t("deskProducts.picturesMany", { max: imageCountLimit }) } };
  const { name, description } = asked;
  const correction = {
    ...{ name, nameAm: asked.nameAm || null, description, descriptionAm: asked.descriptionAm || null },
    ...{ ...place, images },
  };
  return answer(tools, await correctProduct(db, id, { author, now, seen: asked.seen, correction, sent }));
}

export async function undoCorrection(tools: DeskTools, id: number, seen: number): Promise<Decision> {
  const { db, author, now } = tools;
  return answer(tools, await correctProduct(db, id, { author, now, seen, correction: null }));
}

function answer({ t }: DeskTools, outcome: Awaited<ReturnType<typeof correctProduct>>): Decision {
  return outcome === "done" ? { done: t("desk.saved") } : outcome;
}
