import { useAtViewTime } from "#ui/view-time/use-at-view-time.ts";

/** The page's `returnUrl`, unchecked; the built page knows of none. */
export function useReturnUrl(): string | null {
  const read = () => new URLSearchParams(location.search).get("returnUrl") ?? "";
  return useAtViewTime(read, "") || null;
}

/** The token of the mail's link that led here. */
export const tokenOfLink = (): string => new URLSearchParams(location.search).get("token") ?? "";

/** Whether a mail's link led here; the built page supposes so. */
export const useHasToken = (): boolean => useAtViewTime(() => tokenOfLink() !== "", true);
