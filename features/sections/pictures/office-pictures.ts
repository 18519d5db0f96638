import type { ComponentType } from "react";

/** The picture that an office in content/site.json names as `image`. */
export const officePictures: Record<string, ComponentType<{ className?: string }>> = {};
