import { useLocation } from "react-router";
import { barePath } from "#platform/language/localized-path.ts";
import { isPreviewPath } from "./admin-path.ts";

/** The frame of the editor is shown: the preview has the frame of the site around it, and not that of the back office. */
export const useIsPreview = (): boolean => isPreviewPath(barePath(useLocation().pathname));
