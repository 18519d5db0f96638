import type { Feature } from "#platform/feature.server.ts";
import { Problem } from "#platform/http/problem.server.ts";
import { serveCalls } from "#platform/http/serve-calls.server.ts";
import { seoCalls } from "./calls.ts";
import { placeOfPicture } from "./social-picture/social-picture.ts";
import { createSocialPictures } from "./social-picture/social-pictures.server.ts";

/** Its address changes with the page, so it may be kept; a day, since the look of all may change with a release. */
const cacheControl = "public, max-age=86400";

/** Pictures for links that are shared; without a build there is nothing to paint them with. */
export const seoFeature: Feature<{ buildDir: string | undefined }> = {
  name: "seo",
  calls: seoCalls,
  create({ settings: { buildDir }, store, now }) {
    const pictures =
      buildDir === undefined ? undefined : createSocialPictures(store, buildDir, now);
    return {
      calls: serveCalls(seoCalls, {
        "GET /social/:file": async ({ c }) => {
          const place = placeOfPicture(c.req.param("file") ?? "");
          const picture = place && (await pictures?.pictureOf(place));
          if (!picture) throw new Problem("not_found");
          return c.body(new Uint8Array(picture), 200, {
            "content-type": "image/png",
            "cache-control": cacheControl,
          });
        },
      }),
      stop: () => pictures?.stop(),
    };
  },
};
