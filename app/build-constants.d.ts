/** Written by the build (vite.config.ts, scripts/vite). */
declare const __SITE_ORIGIN__: string;
declare const __BUILD_YEAR__: number;
declare const __MESSAGE_VERSIONS__: Record<string, string>;

declare module "virtual:head-script" {
  const script: string;
  export default script;
}
