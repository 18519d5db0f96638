/** Whether a path without its language lies in the back office, which is a document of its own. */
export function isAdminPath(bare: string): boolean {
  return `${bare}/`.startsWith("/admin/");
}

/** The page that is being written, as visitors would see it: in a frame of the editor, and without that of the back office. */
export const isPreviewPath = (bare: string): boolean => bare === "/admin/preview";
