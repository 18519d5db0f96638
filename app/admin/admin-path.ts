/** Whether a path without its language lies in the back office, which is a document of its own. */
export function isAdminPath(bare: string): boolean {
  return `${bare}/`.startsWith("/admin/");
}
