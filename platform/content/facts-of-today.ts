import { useAtViewTime } from "#ui/view-time/use-at-view-time.ts";
import { useSite } from "./shell-provider.tsx";

/** The current year; the built page carries the year of the build. */
export function useCurrentYear(): number {
  return useAtViewTime(() => new Date().getFullYear(), __BUILD_YEAR__);
}

/** Years since the company was founded (docs/specification.md, Constants: current year − 2013). */
export function useYearsOfExperience(): number {
  return useCurrentYear() - useSite().foundedYear;
}
