import { FeatureGroup } from "#features/sections/feature-group.tsx";
import { Process } from "#features/sections/process.tsx";
import { Services } from "#features/sections/services.tsx";

/** What a visitor of the home page reads after the first view. */
export default function HomeBelowTheFold() {
  return (
    <>
      <FeatureGroup />
      <Process />
      <Services />
    </>
  );
}
