import type { Plugin } from "vite";

const neverCalled = `() => { throw Error("left out: docs/decisions/014") }`;

/**
 * Modules of React Router that no page needs, and what stands for each of their exports (decision 014): a build
 * that asks a module for anything else fails.
 */
export const standIns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Routes that a server tells while links come into view: all of ours are in the page's table (`ssr: false`).
  "dom/ssr/fog-of-war.js": {
    isFogOfWarEnabled: "() => false",
    useFogOFWarDiscovery: "() => {}",
    getPatchRoutesOnNavigationFunction: "() => {}",
    getManifestPath: neverCalled,
    getPartialManifest: neverCalled,
    getPathsWithAncestors: neverCalled,
    handleClientVersionMismatch: neverCalled,
  },
  // Observers of navigations (`<HydratedRouter instrumentations>`): we register none.
  "router/instrumentation.js": {
    consumeInstrumentationClientResultMetaReceiver: "() => {}",
    getRouteInstrumentationUpdates: neverCalled,
    instrumentHandler: neverCalled,
    instrumentClientSideRouter: neverCalled,
    instrumentationResultMetaContext: "undefined",
  },
};

const routerModule = /[\\/]react-router[\\/]dist[\\/](?:production|development)[\\/]lib[\\/](.+)$/;

/** Builds the browser's scripts with the stand-ins; says so when the router no longer has a module of the table. */
export function routerStandIns(): Plugin {
  const left = new Set(Object.keys(standIns));
  return {
    name: "router-stand-ins",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      const module = routerModule.exec(id)?.[1]?.replaceAll("\\", "/") ?? "";
      const exported = standIns[module];
      if (!exported) return;
      left.delete(module);
      return Object.entries(exported)
        .map(([name, source]) => `export const ${name} = ${source};`)
        .join("\n");
    },
    buildEnd(error) {
      if (error || left.size === 0) return;
      this.error(
        `React Router has no ${[...left].join(", ")} any more: look at scripts/vite/router-stand-ins.ts`,
      );
    },
  };
}
