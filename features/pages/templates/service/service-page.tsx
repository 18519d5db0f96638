import { Suspense, useMemo } from "react";
import { laterWithId } from "#ui/later/later.tsx";
import type { PageDocument } from "../../page-document.ts";
import type { ServiceValues } from "../../service-fields.ts";
import { Sections } from "../sections.tsx";
import { FeaturedService } from "./featured-service.tsx";
import { PlainService } from "./plain-service.tsx";

const endPlace = "service-end";
const ServiceEnd = laterWithId<{ service: ServiceValues }>(
  endPlace,
  () => import("./service-end.tsx"),
);

/** A service: at its own address, and featured at the second name that asks for it. */
export default function ServicePage({ page }: { page: PageDocument }) {
  const service = page.values as unknown as ServiceValues;
  const end = useMemo(() => <ServiceEnd service={service} />, [service]);
  const Service = page.layout === "second" ? FeaturedService : PlainService;
  return (
    <>
      <Service page={page} service={service} />
      <Sections sections={page.sections} place="page" />
      <section id={endPlace}>
        <Suspense>{end}</Suspense>
      </section>
    </>
  );
}
