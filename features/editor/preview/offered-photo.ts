import type { Photo } from "#ui/pictures/photo.ts";

/** A picture that a draft shows or may show next. `of`: as entries name it; its files have another name where it is cropped. */
export type OfferedPhoto = Photo & { of: string };
