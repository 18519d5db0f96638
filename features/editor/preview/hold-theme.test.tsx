import { expect, test } from "vitest";
import { holdTheme } from "./hold-theme.ts";

const root = document.documentElement;
/** What the header of the page does when it comes, as whoever writes has chosen for themselves (features/theme). */
const headerShows = (theme: string) => root.setAttribute("data-bs-theme", theme);

test("the page in the editor stays as light or dark as its buttons say, whatever its header shows later", async () => {
  const theme = holdTheme();
  headerShows("dark");
  await Promise.resolve();
  expect(root.dataset.bsTheme).toBe("dark");

  theme.show("light");
  headerShows("dark");
  await expect.poll(() => root.dataset.bsTheme).toBe("light");

  theme.show("dark");
  expect(root.dataset.bsTheme).toBe("dark");
  theme.stop();
  headerShows("light");
  await Promise.resolve();
  expect(root.dataset.bsTheme).toBe("light");
});
