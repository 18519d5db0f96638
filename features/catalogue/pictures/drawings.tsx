import { Picture } from "#ui/pictures/picture.tsx";
import {
  AppPicture,
  ConnectorPicture,
  DashboardPicture,
  MachinePicture,
  ShopPicture,
  WebsitePicture,
} from "./package-pictures.tsx";
import { productView } from "./plinth.tsx";
import { ClockPicture, DeskPicture, GuardPicture } from "./support-pictures.tsx";
import { AiPicture, PlanPicture, ReviewPicture } from "./workshop-pictures.tsx";

/** All products in one drawing; each is shown by its id. */
const products = (
  <Picture view={productView}>
    <WebsitePicture />
    <ShopPicture />
    <AppPicture />
    <DashboardPicture />
    <ConnectorPicture />
    <MachinePicture />
    <DeskPicture />
    <ClockPicture />
    <GuardPicture />
    <PlanPicture />
    <ReviewPicture />
    <AiPicture />
  </Picture>
);

/** Sheet → name → picture; the build draws each sheet into a file (scripts/build/draw-sheets.ts). */
export const sheets = { products: { products } };
