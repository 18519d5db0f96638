import { readSettings, WrongSetting } from "../../server/env.ts";

/** The address that canonical links and the sitemap carry: SITE_ORIGIN, a build input. */
export function buildOrigin(): string {
  try {
    return readSettings().origin;
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
