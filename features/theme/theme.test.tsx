import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chooseTheme, onThemeChange } from "./theme.ts";

const key = "booking-theme";
const shown = () => document.documentElement.getAttribute("data-bs-theme");

beforeEach(() => {
  // jsdom knows no media queries (https://github.com/jsdom/jsdom/issues/3522).
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
  localStorage.clear();
});
afterEach(() => void vi.unstubAllGlobals());

test("the theme that is saved already is neither written nor shown again", () => {
  localStorage.setItem(key, "dark");
  const write = vi.spyOn(Storage.prototype, "setItem");
  const listener = vi.fn();
  const stop = onThemeChange(listener);
  document.documentElement.setAttribute("data-bs-theme", "untouched");
  chooseTheme("dark");
  expect(write).not.toHaveBeenCalled();
  expect(listener).not.toHaveBeenCalled();
  expect(shown()).toBe("untouched");

  chooseTheme("light");
  expect(write).toHaveBeenCalledExactlyOnceWith(key, "light");
  expect(listener).toHaveBeenCalledOnce();
  expect(shown()).toBe("light");
  stop();
});

test("auto shows what the system prefers", () => {
  chooseTheme("light");
  chooseTheme("auto");
  expect(localStorage.getItem(key)).toBe("auto");
  expect(shown()).toBe("dark");
});

test("what another tab chose before this one listened is shown; without storage the choice of this page stays", () => {
  document.documentElement.setAttribute("data-bs-theme", "light");
  localStorage.setItem(key, "dark");
  onThemeChange(() => {})();
  expect(shown()).toBe("dark");

  document.documentElement.setAttribute("data-bs-theme", "light");
  vi.stubGlobal("localStorage", undefined);
  onThemeChange(() => {})();
  expect(shown()).toBe("light");
});
