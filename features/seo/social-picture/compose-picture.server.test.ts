import { expect, test } from "vitest";
import { composePicture } from "./compose-picture.server.ts";
import { createTypesetter } from "./typesetter.server.ts";

const typesetter = createTypesetter();
const colors = new Proxy({}, { get: () => "#000" });
const picture = (headline: string) =>
  composePicture(
    { siteName: "Software Factory", headline, drawing: undefined },
    { typesetter, colors },
  );

test("a headline has its letters, without marks that the font does not have", () => {
  expect(picture("Lọc")).toBe(picture("Loc"));
  expect(picture("Loc")).not.toBe(picture("Lo"));
});

test("a headline whose letters the font does not have gives way to the site's name", () => {
  expect(picture("Добро пожаловать")).toBe(picture("Software Factory"));
  expect(picture("2026 🙂")).not.toBe(picture("Software Factory"));
});
