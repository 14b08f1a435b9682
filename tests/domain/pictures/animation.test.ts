import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { animationLimits, strippedAnimation, animationType } from "../../../app/domain/pictures/animation.ts";
import { animationAddress, readAnimationFile } from "../../../app/domain/pictures/picture-address.ts";
import { gifComment, movingGif } from "../../support/moving-gif.ts";

// Specification 7.2, decision 67.

const pages = async (bytes: Uint8Array) => (await sharp(bytes, { animated: true }).metadata()).pages ?? 1;
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const webp = async (frames: number, side = 90) => {
  const colour = (index: number) => ({ r: index * 40, g: 200, b: 90 });
  const drawn = Array.from({ length: frames }, (_, index) =>
    sharp({ create: { width: side, height: side, channels: 3, background: colour(index) } })
      .png()
      .toBuffer(),
  );
  const joined = frames > 1 ? { join: { animated: true } } : {};
  const input = frames > 1 ? await Promise.all(drawn) : (await drawn[0])!;
  const written = sharp(input as Buffer[], joined).withExif({ IFD0: { Artist: "secret" } });
  return new Uint8Array(await written.webp({ delay: 100 }).toBuffer());
};
const moving = { gif: movingGif(3), webp: await webp(3) };

describe.each([
  ["gif", "image/gif"],
  ["webp", "image/webp"],
] as const)("a %s", (format, type) => {
  test("of several frames moves, and stays as many", async () => {
    const kept = strippedAnimation(moving[format])!;
    expect([await pages(moving[format]), await pages(kept), animationType(kept)]).toEqual([3, 3, type]);
  });

  test("that ends too early is none, wherever it ends", () => {
    const whole = moving[format];
    for (let end = 0; end < whole.length - 1; end += 1 + Math.floor(whole.length / 400))
      expect(strippedAnimation(whole.slice(0, end)), `${end} of ${whole.length}`).toBeNull();
  });

  test("loses what stands behind its end", () => {
    const followed = new Uint8Array([...moving[format], ...Buffer.from("<script>alert(1)</script>")]);
    expect(text(strippedAnimation(followed)!)).not.toContain("script");
  });
});

test("comments and camera notes go, the loop and every frame stay", async () => {
  const gif = strippedAnimation(movingGif(2, { extra: gifComment("secret") }))!;
  expect(gif).toEqual(movingGif(2));
  expect(text(gif)).toContain("NETSCAPE2.0");
  expect(text(moving.webp)).toContain("EXIF");
  const kept = strippedAnimation(moving.webp)!;
  expect(text(kept)).not.toMatch(/EXIF|secret/);
  expect((await sharp(kept).metadata()).exif).toBeUndefined();
});

const { bytes, side, frames } = animationLimits;

test.each([
  ["one frame of a GIF", movingGif(1), false],
  ["one frame of a WebP", await webp(1), false],
  ["a PNG", new Uint8Array(await sharp(moving.gif).png().toBuffer()), false],
  ["no picture", new Uint8Array(Buffer.from("<script>")), false],
  ["nothing", new Uint8Array(), false],
  ["as many frames as may be", movingGif(frames, { side: 10 }), true],
  ["one more", movingGif(frames + 1, { side: 10 }), false],
  ["as wide as may be", await webp(2, side), true],
  ["a pixel wider", await webp(2, side + 1), false],
  ["as many bytes as may be", padded(bytes), true],
  ["one more byte", padded(bytes + 1), false],
])("%s: %#", (_, sent, isMoving) => expect(strippedAnimation(sent) !== null).toBe(isMoving));

function padded(size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  whole.set(movingGif(2));
  return whole;
}

const hash = "0123456789abcdef0123456789abcdef";

test.each([
  ["/media/web-banner/poster-on-its-way.webp", "/media/web-banner/poster-on-its-way-moving.webp"],
  [`/media/v/${hash}`, `/media/v/${hash}-moving`],
  [`/media/v/${hash}.f0efec.480x270`, `/media/v/${hash}-moving`],
  ["https://pictures.example/a.gif", null],
  ["/media/web-banner/../x.webp", null],
  ["", null],
])("what moves of %j lies at %j", (stored, address) => expect(animationAddress(stored)).toBe(address));

test.each([
  [`${hash}-moving`, hash],
  [`${hash}-480.webp`, null],
  [`${hash}-moving.gif`, null],
  ["moving", null],
])("%j names %j", (name, named) => expect(readAnimationFile(name)).toBe(named));
