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

/** All products on one sheet, drawn into one file by the build; each is shown by its id. */
export const drawings = {
  products: (
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
  ),
};
