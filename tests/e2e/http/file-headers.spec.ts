import { request } from "node:http";
import { expect, test } from "vitest";
import { testimonialKeys, testimonialMedia } from "../../../app/domain/home/testimonials.ts";
import { baseURL } from "../../support/base-url.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// security-and-faults.md 7: build files bypass the worker; their headers come from public/_headers.

function under(host: string, address: URL): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { headers: { Host: host } }, (answer) => {
      answer.resume();
      resolve(answer.headers);
    });
    asked.once("error", reject).end();
  });
}

test("every file is typed, sends no address elsewhere, and is on https for good", async () => {
  const { text } = await new Visitor(baseURL).get("/");
  const style = /href="(\/assets\/[^"]+\.css)"/.exec(text)![1]!;
  const files = [style, "/push-worker.js", "/offline-worker.js", "/favicon.ico", "/icon.svg", "/NOTICE.txt"];
  for (const file of files) {
    const { status, headers } = await fetch(baseURL + file);
    expect(status, file).toBe(200);
    expect(headers.get("x-content-type-options"), file).toBe("nosniff");
    expect(headers.get("referrer-policy"), file).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-opener-policy"), file).toBe("same-origin-allow-popups");
    expect(headers.get("cross-origin-resource-policy"), file).toBe("same-origin");
    expect(headers.get("permissions-policy"), file).toContain("geolocation=()");
    expect(headers.get("strict-transport-security"), file).toBeNull();
    const elsewhere = await under("shop.example", new URL(baseURL + file));
    expect(elsewhere["strict-transport-security"], file).toBe("max-age=31536000; includeSubDomains");
  }
  const drawing = await fetch(`${baseURL}/icon.svg`);
  expect(drawing.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  for (const key of testimonialKeys) {
    const film = await fetch(baseURL + testimonialMedia[key].videoUrl);
    expect(film.headers.get("content-type")).toBe("video/mp4");
    expect(film.headers.get("cross-origin-resource-policy")).toBeNull();
    expect(film.headers.get("x-content-type-options")).toBe("nosniff");
    expect((await film.arrayBuffer()).byteLength).toBeLessThanOrEqual(150_000);
  }
});
