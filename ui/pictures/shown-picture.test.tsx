import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ShownPicture } from "./shown-picture.tsx";

test("the other format of a picture takes no place in the grid around it", () => {
  const size = { width: 1200, height: 800, widths: [480, 800] };
  const photo = { photo: "a".repeat(32), ...size, alt: "A desk", avif: true } as const;
  expect(renderToStaticMarkup(<ShownPicture picture={photo} />)).toMatch(/<source [^>]*hidden=""/);
});
