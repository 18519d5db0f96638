import type { ReactElement } from "react";
import { site } from "#features/content/site.ts";
import { allMessages } from "#features/i18n/all-messages.ts";
import { languageCodes } from "#features/i18n/languages.ts";
import { ComingSoonPicture } from "./coming-soon-picture.tsx";
import { EmptyCartPicture } from "./empty-cart-picture.tsx";
import { HeroPicture } from "./hero-picture.tsx";
import { LaunchPicture } from "./launch-picture.tsx";
import { LostPicture } from "./lost-picture.tsx";
import { ModulesPicture } from "./modules-picture.tsx";
import { OfficeEskisehirPicture } from "./office-eskisehir.tsx";
import { ShieldPicture } from "./shield-picture.tsx";
import { SocialPicture } from "./social-picture.tsx";
import {
  DevelopmentPicture,
  ReleasePicture,
  ResearchPicture,
  SupportPicture,
} from "./step-pictures.tsx";

const comingSoon = languageCodes.map((code) => [
  `coming-soon-${code}`,
  <ComingSoonPicture key={code} name={site.name[code]} soon={allMessages[code].start.soon} />,
]);

/** Every picture of the site by name; the build draws each into a file (scripts/vite/drawings.ts). */
export const drawings: Record<string, ReactElement> = {
  hero: <HeroPicture />,
  launch: <LaunchPicture />,
  modules: <ModulesPicture />,
  shield: <ShieldPicture />,
  research: <ResearchPicture />,
  development: <DevelopmentPicture />,
  release: <ReleasePicture />,
  support: <SupportPicture />,
  social: <SocialPicture />,
  lost: <LostPicture />,
  "empty-cart": <EmptyCartPicture />,
  "office-eskisehir": <OfficeEskisehirPicture />,
  ...Object.fromEntries(comingSoon),
};
