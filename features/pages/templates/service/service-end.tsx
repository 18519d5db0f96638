import type { ServiceValues } from "../../service-fields.ts";
import { ServiceWork } from "./service-work.tsx";
import { WhatGoesWithIt } from "./what-goes-with-it.tsx";

/** What stands below a service: what was measured, and where to go on. */
export default function ServiceEnd({ service }: { service: ServiceValues }) {
  return (
    <>
      <ServiceWork cases={service.work ?? []} />
      <WhatGoesWithIt service={service} />
    </>
  );
}
