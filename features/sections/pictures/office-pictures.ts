import type { ComponentType } from "react";
import { OfficeEskisehirPicture } from "./office-eskisehir.tsx";

/** The picture that an office in content/site.json names as `image`. */
export const officePictures: Record<string, ComponentType<{ className?: string }>> = {
  "office-eskisehir": OfficeEskisehirPicture,
};
