import type trAdmin from "#content/messages/admin/tr.json";
import type tr from "#content/messages/tr.json";

declare module "use-intl" {
  interface AppConfig {
    /** The words of the back office are there only below its own provider (platform/admin). */
    Messages: typeof tr & typeof trAdmin;
  }
}
