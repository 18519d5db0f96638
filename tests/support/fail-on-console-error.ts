import { afterEach, beforeEach, vi } from "vitest";

const written: unknown[][] = [];
const original = console.error;

// A test that expects one puts its own spy in this place.
beforeEach(() => {
  written.length = 0;
  console.error = (...args: unknown[]) => {
    written.push(args);
    original(...args);
  };
});

afterEach(() => {
  vi.restoreAllMocks();
  console.error = original;
  if (written.length > 0) throw new Error(`console.error was not expected: ${written.join(" | ")}`);
});
