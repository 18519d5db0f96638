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
  document.documentElement.setAttribute("data-bs-theme", "untouched");
  const write = vi.spyOn(Storage.prototype, "setItem");
  const listener = vi.fn();
  const stop = onThemeChange(listener);
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
