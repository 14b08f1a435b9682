import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { publicPictureAddress } from "../../app/domain/pictures/picture-address.ts";
import type { PrintedPicture } from "../../app/domain/products/picture.ts";
import { Picture } from "../../app/ui/picture.tsx";

// speed.md 2: a separate file is painted after 4.3 s on Slow 3G.

const url = publicPictureAddress("a".repeat(32), { colour: "aabbcc", width: 800, height: 800 });
const DATA = "data:image/avif;base64,AAAA";

function printed(inPage: PrintedPicture | null, kind: "product" | "hero" = "product", shown = url): string {
  const element = <Picture url={shown} kind={kind} alt="" eager inPage={inPage} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ id: "root", path: "/", element }])} />);
}

test("a light photograph is what phones show; they ask for no other", () => {
  const html = printed({ address: DATA, width: 480, isPreview: false });
  expect(html).toContain(`media="(max-width: 767px)" srcSet="${DATA} 480w"`);
  expect(html).toContain('style="background:#aabbcc"');
});

test("a heavy one has its preview under it, and is asked for by every screen", () => {
  const html = printed({ address: DATA, width: 480, isPreview: true });
  expect(html).toContain(`style="background:#aabbcc url(${DATA}) center / contain no-repeat content-box border-box"`);
  expect(html).not.toContain(`srcSet="${DATA}`);
});

test("the preview of what fills its box fills it too", () => {
  const html = printed({ address: DATA, width: 480, isPreview: true }, "hero");
  expect(html).toContain(`style="background:#aabbcc url(${DATA}) center / cover no-repeat content-box border-box"`);
});

test("a preview lies under a picture whose ground nobody knows, too", () => {
  const html = printed({ address: DATA, width: 480, isPreview: true }, "hero", publicPictureAddress("a".repeat(32)));
  expect(html).toContain(`style="background:url(${DATA}) center / cover no-repeat content-box border-box"`);
});

test("without one there is the ground alone", () => {
  expect(printed(null)).toContain('style="background:#aabbcc"');
});

test("the tint lies over what was photographed on white, and over its preview", () => {
  const white = publicPictureAddress("a".repeat(32), { colour: "fdfeff", width: 800, height: 800 });
  const html = printed(null, "product", white);
  expect(html).toContain(" picture-white");
  expect(html).not.toContain("style=");
  const previewed = printed({ address: DATA, width: 480, isPreview: true }, "product", white);
  expect(previewed).toContain(" picture-white");
  expect(previewed).toContain(`style="background:#fdfeff url(${DATA}) `);
  expect(printed(null)).not.toContain(" picture-white");
});
