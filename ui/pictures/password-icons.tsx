import { icon } from "./icons.tsx";

const eye = "M2.5 12S6 5.75 12 5.75 21.5 12 21.5 12 18 18.25 12 18.25 2.5 12 2.5 12z";
const pupil = "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z";

/** What is typed can be read … */
export const EyeIcon = icon(eye + pupil);
/** … and cannot. */
export const ClosedEyeIcon = icon(`${eye}${pupil}M4 4l16 16`);
