import { defineConfig } from "vitest/config";

/** The unit tests alone: fast, and beside the rules that they guard. */
export default defineConfig({
  test: {
    setupFiles: ["tests/support/fail-on-console-error.ts"],
    include: ["{features,platform,server}/**/*.test.ts"],
    // While every step is counted, files of megabytes take minutes.
    testNamePattern: /^(?!.*\d MB)/,
    testTimeout: 20_000,
  },
});
