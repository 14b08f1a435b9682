import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testimonialFilm, testimonialKeys, testimonialMedia } from "../../../app/domain/home/testimonials.ts";
import { avatars } from "../../../scripts/market/scenes/avatar.ts";
import { compositions } from "../../../scripts/market/scenes/compositions.ts";
import { objects } from "../../../scripts/market/scenes/objects.ts";
import { filmsFolder } from "../../../scripts/pictures/films.ts";
import { frameAt } from "../../../scripts/videos/frames.ts";
import { filmSeconds, stories } from "../../../scripts/videos/stories.ts";

const films = testimonialKeys.map((key) => testimonialMedia[key].videoUrl.split("/").pop()!);

test("specification 2.5, 9.9: the four testimonials have a film, a poster and a profile picture that exist", () => {
  expect(readdirSync(filmsFolder).sort()).toEqual([...films].sort());
  for (const { poster, profilePicture } of Object.values(testimonialMedia)) {
    expect(Object.keys(compositions)).toContain(/([\w-]+)\.webp$/.exec(poster)?.[1]);
    expect(Object.keys(avatars)).toContain(/([\w-]+)-96\.webp$/.exec(profilePicture)?.[1]);
  }
});

test.each(films)("%s is small, silent, as long as its link says, and plays while it loads", (name) => {
  const film = readFileSync(join(filmsFolder, name));
  expect(film.length).toBeLessThanOrEqual(150_000);
  const boxes = topBoxes(film);
  expect(boxes.indexOf("moov")).toBeLessThan(boxes.indexOf("mdat"));
  expect(film.indexOf("soun")).toBe(-1);
  const header = film.indexOf("mvhd") + 4;
  const seconds = film.readUInt32BE(header + 16) / film.readUInt32BE(header + 12);
  expect(seconds).toBeCloseTo(testimonialFilm.seconds, 1);
  expect(testimonialFilm.length).toBe(`0:0${testimonialFilm.seconds}`);
  // H.264 of the main profile at level 3.1, which the oldest browsers of the floor play.
  const avc = film.indexOf("avcC") + 4;
  expect([film[avc + 1], film[avc + 3]]).toEqual([77, 31]);
});

test("the films are made of the objects of the demo pictures, whose moments follow one another", () => {
  expect(filmSeconds).toBe(testimonialFilm.seconds);
  for (const { actors } of Object.values(stories))
    for (const { object, moments } of actors) {
      expect(Object.keys(objects)).toContain(object);
      const seconds = moments.map(({ second }) => second);
      expect(seconds).toEqual([...seconds].sort((one, other) => one - other));
    }
});

test("somebody stays before the first moment and after the last, and is half-way between two", () => {
  const whole = { left: 0, right: 1, top: 0, bottom: 1, baseLeft: 0, baseRight: 1 };
  const story = {
    tint: "sky" as const,
    actors: [
      {
        object: "phone" as const,
        moments: [
          { second: 1, at: 0.25, size: 0.5, on: 0.8 },
          { second: 3, at: 0.75, size: 0.5, on: 0.8 },
        ],
      },
    ],
  };
  const middle = (second: number) => {
    const frame = frameAt(story, second, () => ({ body: "<path/>", grid: 128, bounds: whole }));
    const [, x, width] = /<svg x="([\d.-]+)" y="[\d.-]+" width="([\d.]+)"/.exec(frame)!;
    return Math.round(Number(x) + Number(width) / 2);
  };
  expect([0, 1, 2, 3, 9].map(middle)).toEqual([160, 160, 320, 480, 480]);
});

/** Names of the file's own boxes, in their order. */
function topBoxes(film: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at < film.length; at += film.readUInt32BE(at)) names.push(film.toString("latin1", at + 4, at + 8));
  return names;
}
