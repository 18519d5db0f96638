import { defineConfig } from "vitest/config";

/** What lies beside the code is fast and alone; what lies under tests/ starts servers. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          include: ["{app,content,features,scripts,server,ui}/**/*.test.ts"],
        },
      },
      {
        test: {
          name: "ui",
          environment: "jsdom",
          include: ["{app,features,ui}/**/*.test.tsx"],
        },
      },
      {
        test: {
          name: "api",
          environment: "node",
          include: ["tests/api/**/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "e2e",
          environment: "node",
          include: ["tests/e2e/**/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // One browser, one file after the other: the machine's time belongs to the page under test.
          isolate: false,
          fileParallelism: false,
        },
      },
    ],
  },
});
