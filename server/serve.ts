import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { StaticManifest } from "#platform/http/static-manifest.server.ts";
import { isLoopback } from "#platform/rules/loopback.ts";
import { WrongSetting } from "#platform/rules/wrong-setting.ts";
import { readSettings, type Settings } from "./env.ts";
import { explainFailure } from "./explain-failure.ts";
import { type RunningServer, type StartOptions, startServer } from "./start-server.ts";

/** After this time, ms, the process ends whatever is still open. */
const deadline = 9_500;

/** Starts the server as the environment says, and stops it on SIGTERM or SIGINT. Without `buildDir`: the API alone. */
export async function serve(options: StartOptions = {}): Promise<void> {
  try {
    const settings = readSettings();
    const buildDir = options.buildDir && (settings.buildDir ?? options.buildDir);
    if (buildDir) checkBuild(buildDir, settings);
    const server = await startServer(settings, { ...options, buildDir });
    console.log(`Software Factory is ready at ${address(settings, server)}`);
    const { misspelt } = settings;
    if (misspelt.length > 0) server.log.warn({ misspelt }, "names that no setting has");

    process.on("exit", server.flushLog);
    let stopping = false;
    const stop = () => {
      // A second signal means: now.
      if (stopping) process.exit(1);
      stopping = true;
      setTimeout(() => process.exit(1), deadline).unref();
      void server.stop().then(() => process.exit(0));
    };
    process.on("SIGTERM", stop);
    process.on("SIGINT", stop);
    await introduceFirstAdministrator(settings, server);
  } catch (error) {
    console.error(explainFailure(error) ?? error);
    process.exit(1);
  }
}

/** Shown this once and kept nowhere; whoever missed it runs `npm run admin`. */
async function introduceFirstAdministrator(settings: Settings, server: RunningServer) {
  try {
    const first = await server.site.features.ports.accounts?.makeFirstAdministrator();
    if (!first) return;
    console.log(
      `The first administrator is ${first.email}, the one-time password ${first.password}`,
    );
    console.log(`Sign in at ${settings.origin}/auth/sign-in and choose a password of your own.`);
  } catch (err) {
    server.log.error({ err }, "no first administrator was made: npm run admin makes one");
  }
}

/** Where the operator's browser finds the site. */
function address({ loopback, origin }: Settings, { url }: RunningServer): string {
  return loopback ? url.replace("127.0.0.1", new URL(origin).hostname) : origin;
}

/**
 * The pages in `buildDir` are there, and were built for the site's own address: links to themselves, sitemap and social
 * pictures carry it. On one's own machine the port does not matter.
 * @throws WrongSetting where they are not
 */
function checkBuild(buildDir: string, { origin, loopback }: Settings): void {
  const manifest = path.join(buildDir, "static-manifest.json");
  if (!existsSync(manifest))
    throw new WrongSetting(`There is no built site in ${buildDir}: run \`npm run build\` first.`);
  const built: StaticManifest = JSON.parse(readFileSync(manifest, "utf8"));
  if (built.origin === origin || (loopback && isLoopback(built.origin))) return;
  throw new WrongSetting(
    `The pages in ${buildDir} were built for ${built.origin}, and SITE_ORIGIN is ${origin}: run ` +
      `\`SITE_ORIGIN=${origin} npm run build\`.`,
  );
}
