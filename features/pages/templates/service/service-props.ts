import type { PageDocument } from "../../page-document.ts";
import type { ServiceValues } from "../../service-fields.ts";

/** What both ways of drawing a service get. */
export interface ServiceProps {
  page: PageDocument;
  service: ServiceValues;
}
