/** Letters of an alternative text: longer ones belong into the text of the page. */
export const mostAltLetters = 250;
/** Bytes of a file that is uploaded. */
export const mostBytes = 25 * 1024 * 1024;
/** Narrower pictures look soft on a large screen, px; they are taken, with a warning. */
export const wideEnough = 800;

/** Where a file of a picture lies. */
export const pictureAddress = (id: string, width: number) => `/uploads/${id}-${width}.webp`;
