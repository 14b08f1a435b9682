import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { shownPictureAddress } from "../../app/domain/pictures/picture-address.ts";
import type { PrintedPicture } from "../../app/domain/products/picture.ts";
import { Picture } from "../../app/ui/picture.tsx";
import { PrintedPictureContext } from "../../app/ui/printing/printed-picture-context.ts";

// speed.md 2: a picture in a file of its own is not painted before 4.3 s on Slow 3G; what stands in the page is.

const url = shownPictureAddress("a".repeat(32), { colour: "aabbcc", width: 800, height: 800 });
const DATA = "data:image/avif;base64,AAAA";

function printed(inPage: PrintedPicture | null, isFirst = true): string {
  const element = (
    <PrintedPictureContext value={inPage}>
      <Picture url={url} kind="product" alt="" eager printed={isFirst} />
    </PrintedPictureContext>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ id: "root", path: "/", element }])} />);
}

test("a light photograph is what phones show; they ask for no other", () => {
  const html = printed({ address: DATA, isPreview: false });
  expect(html).toContain(`media="(max-width: 767px)" srcSet="${DATA} 480w"`);
  expect(html).toContain('style="background:#aabbcc"');
});

test("a heavy one has its preview under it, and is asked for by every screen", () => {
  const html = printed({ address: DATA, isPreview: true });
  expect(html).toContain(`style="background:#aabbcc url(${DATA}) center / contain no-repeat"`);
  expect(html).not.toContain(`srcSet="${DATA}`);
});

test.each([
  ["without one", null, true],
  ["of another picture of the page", { address: DATA, isPreview: true }, false],
] as const)("%s there is the ground alone", (_, inPage, isFirst) => {
  expect(printed(inPage, isFirst)).toContain('style="background:#aabbcc"');
});
