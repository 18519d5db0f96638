import { defineConfig } from "vitest/config";
import { drawings } from "./scripts/vite/drawings.ts";

/** For every project: an error that nobody expected fails the test that wrote it. */
const setupFiles = ["tests/support/fail-on-console-error.ts"];

/** What is waited for has time, also on a machine that is many times as slow because it is busy with something else. */
const patient = { poll: { timeout: 60_000 } };

/** What lies beside the code is fast and alone; what lies under tests/ starts servers. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          setupFiles,
          include: ["{app,content,features,platform,scripts,server,ui}/**/*.test.ts"],
          testTimeout: 90_000,
          expect: patient,
          // What many files load is loaded once, in half of the time; globals that a test replaces come back.
          isolate: false,
          unstubGlobals: true,
        },
      },
      {
        plugins: [drawings()],
        // What the build writes in, as far as a component reads it (vite.config.ts).
        define: { __BUILD_YEAR__: "2026", __SITE_ORIGIN__: JSON.stringify("https://example.com") },
        test: {
          name: "ui",
          environment: "jsdom",
          setupFiles,
          include: ["{app,features,platform,ui}/**/*.test.tsx"],
          testTimeout: 90_000,
          expect: patient,
        },
      },
      {
        test: {
          name: "api",
          environment: "node",
          setupFiles: [...setupFiles, "tests/support/quick-passwords.ts"],
          globalSetup: ["tests/support/template-databases.ts"],
          include: ["tests/api/**/*.test.ts"],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: patient,
        },
      },
      {
        test: {
          name: "faults",
          environment: "node",
          setupFiles,
          globalSetup: ["tests/support/template-databases.ts", "tests/faults/print-table.ts"],
          include: ["tests/faults/**/*.test.ts"],
          expect: patient,
          // One at a time: each has the machine for itself, and its figures are its own.
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "abuse",
          environment: "node",
          setupFiles,
          globalSetup: ["tests/support/template-databases.ts"],
          include: ["tests/abuse/**/*.test.ts"],
          testTimeout: 600_000,
          hookTimeout: 120_000,
          expect: patient,
          // One file at a time: what is measured is the server under abuse, not under two.
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "language",
          environment: "node",
          setupFiles,
          include: ["tests/language/*.test.ts"],
          testTimeout: 1_200_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "observatory",
          environment: "node",
          setupFiles,
          globalSetup: ["tests/observatory/install-observatory.ts"],
          include: ["tests/observatory/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "markup",
          environment: "node",
          globalSetup: ["tests/support/published-site.ts"],
          include: ["tests/markup/*.test.ts"],
          testTimeout: 1_200_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "webkit",
          environment: "node",
          globalSetup: ["tests/support/published-site.ts"],
          include: ["tests/webkit/*.test.ts"],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: patient,
        },
      },
      {
        test: {
          name: "deploy",
          environment: "node",
          setupFiles,
          include: ["tests/deploy/**/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 240_000,
          expect: patient,
        },
      },
      {
        test: {
          name: "e2e",
          environment: "node",
          globalSetup: ["tests/support/published-site.ts"],
          include: ["tests/e2e/**/*.test.ts"],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: patient,
          maxConcurrency: 2,
          // One browser for all files of a worker.
          isolate: false,
        },
      },
    ],
  },
});
