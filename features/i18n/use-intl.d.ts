import type tr from "#content/messages/tr.json";

declare module "use-intl" {
  interface AppConfig {
    Messages: typeof tr;
  }
}
