import type { ReactElement } from "react";
import facts from "#content/site.json" with { type: "json" };
import { allMessages } from "#platform/language/all-messages.ts";
import { languageCodes } from "#platform/language/languages.ts";
import { ArrivedPicture } from "./arrived-picture.tsx";
import { BrokenLinkPicture } from "./broken-link-picture.tsx";
import { ComingSoonPicture } from "./coming-soon-picture.tsx";
import { companyPictures } from "./company-pictures.tsx";
import {
  ClassicPicture,
  CreativePicture,
  DesignPicture,
  DigitalPicture,
  SearchPicture,
} from "./demos/agency-pictures.tsx";
import {
  AppPicture,
  FinancePicture,
  ProductPicture,
  ShopFrontPicture,
} from "./demos/product-pictures.tsx";
import {
  AnalyticsPicture,
  ApiPicture,
  CalendarPicture,
  FieldPicture,
  SuitePicture,
} from "./demos/saas-pictures.tsx";
import { DepartedPicture } from "./departed-picture.tsx";
import { EmptyCartPicture } from "./empty-cart-picture.tsx";
import { HeroPicture } from "./hero-picture.tsx";
import { LaunchPicture } from "./launch-picture.tsx";
import { LostPicture } from "./lost-picture.tsx";
import { MapEskisehirPicture } from "./map-eskisehir.tsx";
import { ModulesPicture } from "./modules-picture.tsx";
import { OfficeEskisehirPicture } from "./office-eskisehir.tsx";
import { looks, PortraitPicture } from "./portrait-picture.tsx";
import { DesktopPicture, MobilePicture, WebPicture } from "./services/screen-pictures.tsx";
import {
  AiPicture,
  DataPicture,
  DevopsPicture,
  IntegrationPicture,
  IotPicture,
} from "./services/system-pictures.tsx";
import { ShieldPicture } from "./shield-picture.tsx";
import { SocialPicture } from "./social-picture.tsx";
import { connectionPictures } from "./software/connection-pictures.tsx";
import { featurePictures } from "./software/feature-pictures.tsx";
import {
  DevelopmentPicture,
  ReleasePicture,
  ResearchPicture,
  SupportPicture,
} from "./step-pictures.tsx";
import { WaitingPicture } from "./waiting-picture.tsx";
import { workPictures } from "./work/work-pictures.tsx";

const comingSoon = languageCodes.map((code) => [
  `coming-soon-${code}`,
  <ComingSoonPicture key={code} name={facts.name[code]} soon={allMessages[code].start.soon} />,
]);

/**
 * Sheet → name → picture. The build draws each sheet into one file (scripts/build/draw-sheets.ts): a page asks
 * for its pictures once.
 */
export const sheets: Record<string, Record<string, ReactElement>> = {
  home: {
    hero: <HeroPicture />,
    launch: <LaunchPicture />,
    modules: <ModulesPicture />,
    shield: <ShieldPicture />,
    research: <ResearchPicture />,
    development: <DevelopmentPicture />,
    release: <ReleasePicture />,
    support: <SupportPicture />,
    social: <SocialPicture />,
    ...Object.fromEntries(comingSoon),
  },
  work: workPictures,
  company: companyPictures,
  connections: connectionPictures,
  features: featurePictures,
  offices: { "office-eskisehir": <OfficeEskisehirPicture /> },
  map: { "map-eskisehir": <MapEskisehirPicture /> },
  people: Object.fromEntries(
    looks.map((look, index) => [
      `portrait-${index + 1}`,
      // biome-ignore lint/suspicious/noArrayIndexKey: the order is the name
      <PortraitPicture key={index} look={look} />,
    ]),
  ),
  lost: { lost: <LostPicture /> },
  notices: {
    arrived: <ArrivedPicture />,
    waiting: <WaitingPicture />,
    departed: <DepartedPicture />,
    "broken-link": <BrokenLinkPicture />,
  },
  services: {
    "service-web": <WebPicture />,
    "service-mobile": <MobilePicture />,
    "service-desktop": <DesktopPicture />,
    "service-ai": <AiPicture />,
    "service-integration": <IntegrationPicture />,
    "service-data": <DataPicture />,
    "service-devops": <DevopsPicture />,
    "service-iot": <IotPicture />,
  },
  demos: {
    "demo-classic": <ClassicPicture />,
    "demo-creative": <CreativePicture />,
    "demo-digital": <DigitalPicture />,
    "demo-design": <DesignPicture />,
    "demo-search": <SearchPicture />,
    "demo-product": <ProductPicture />,
    "demo-app": <AppPicture />,
    "demo-finance": <FinancePicture />,
    "demo-shop": <ShopFrontPicture />,
    "demo-suite": <SuitePicture />,
    "demo-analytics": <AnalyticsPicture />,
    "demo-field": <FieldPicture />,
    "demo-api": <ApiPicture />,
    "demo-calendar": <CalendarPicture />,
  },
  cart: { "empty-cart": <EmptyCartPicture /> },
};
