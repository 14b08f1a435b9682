// `node scripts/videos.ts`: draws the films of the testimonials into scripts/market/films/. Needs ffmpeg on the path; the
// films are kept in the repository, so that nobody else does.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { drawEveryObject } from "./pictures/drawings.ts";
import { filmsFolder } from "./pictures/films.ts";
import { leave, PlainError } from "./steps/plain-error.mjs";
import { film, frameAt } from "./videos/frames.ts";
import { filmSeconds, stories, type Story } from "./videos/stories.ts";

const { width, height, framesPerSecond } = film;

/** H.264 without sound that every browser of the floor plays; the index goes first, so that it plays while it loads. */
const encoder = (path: string) => [
  ...["-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${width}x${height}`],
  ...["-r", String(framesPerSecond), "-i", "-", "-an", "-c:v", "libx264", "-profile:v", "main", "-pix_fmt", "yuv420p"],
  ...["-crf", "27", "-preset", "veryslow", "-tune", "animation", "-movflags", "+faststart", "-threads", "1"],
  ...["-fflags", "+bitexact", "-flags:v", "+bitexact", "-map_metadata", "-1", path],
];

async function drawFilm(name: string, story: Story, drawn: Awaited<ReturnType<typeof drawEveryObject>>): Promise<void> {
  const part = join(filmsFolder, `.${name}.mp4`);
  const ffmpeg = spawn("ffmpeg", encoder(part), { stdio: ["pipe", "inherit", "inherit"] });
  const ended = once(ffmpeg, "close") as Promise<[number]>;
  for (let frame = 0; frame < filmSeconds * framesPerSecond; frame += 1) {
    const svg = frameAt(story, frame / framesPerSecond, (object) => drawn.get(object)!);
    const pixels = await sharp(Buffer.from(svg)).flatten({ background: "#fff" }).removeAlpha().raw().toBuffer();
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, "drain");
  }
  ffmpeg.stdin.end();
  const [status] = await ended;
  if (status !== 0) throw new PlainError(`ffmpeg could not write ${name}.mp4 (status ${status}).`);
  renameSync(part, join(filmsFolder, `${name}.mp4`));
}

try {
  if (spawnSync("ffmpeg", ["-version"]).error) throw new PlainError("Drawing the films needs ffmpeg on the path.");
  mkdirSync(filmsFolder, { recursive: true });
  const drawn = await drawEveryObject(new Map());
  for (const [name, story] of Object.entries(stories)) {
    await drawFilm(name, story, drawn);
    console.log(`${name}.mp4: ${statSync(join(filmsFolder, `${name}.mp4`)).size.toLocaleString("en")} bytes`);
  }
} catch (error) {
  leave(error);
}
