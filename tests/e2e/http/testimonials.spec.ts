import { expect } from "vitest";
import { testimonialKeys, testimonialMedia } from "../../../app/domain/home/testimonials.ts";
import { test } from "../../support/http-test.ts";

// Specification 2.5, 3.4, 9.9.

test("four testimonials: profile picture, poster that links to the film, quote, name and role in both languages (specification 2.5)", async ({
  baseURL,
}) => {
  for (const [lng, play, length] of [
    ["en", "Play the film without sound: ", "0:08"],
    ["am", "ድምፅ የሌለውን ፊልም ያጫውቱ፦ ", "0:08"],
  ] as const) {
    const html = await (await fetch(`${baseURL}/?lng=${lng}`)).text();
    const [section] = /<section class="testimonials"[\s\S]*?<\/section>/.exec(html)!;
    const entries = section.match(/<figure[\s\S]*?<\/figure>/g)!;
    expect(entries).toHaveLength(testimonialKeys.length);
    entries.forEach((entry, index) => {
      const { poster, profilePicture, videoUrl } = testimonialMedia[testimonialKeys[index]!];
      expect(entry).toContain(`href="${videoUrl}"`);
      expect(entry).toContain(poster.replace(".webp", "-640.avif"));
      expect(entry).toContain(`src="${profilePicture}"`);
      expect(entry).toMatch(/<blockquote[^>]*>[^<]{40,}<\/blockquote>/);
      expect(entry).toMatch(/<strong>[^<]+<\/strong><span class="testimonials-role">[^<]+<\/span>/);
      expect(entry).toContain(play);
      expect(entry).toContain(`>${length}<`);
      expect(entry).not.toMatch(/<(video|iframe|source[^>]+video)|autoplay|loading="eager"/);
    });
    expect(html).not.toMatch(/<link[^>]+\.mp4/);
  }
});

test("the films are served as what they are", async ({ baseURL }) => {
  for (const key of testimonialKeys) {
    const answer = await fetch(baseURL + testimonialMedia[key].videoUrl);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("video/mp4");
    expect((await answer.arrayBuffer()).byteLength).toBeLessThanOrEqual(150_000);
  }
});
