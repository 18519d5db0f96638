import { useEnquiry } from "#features/cart/use-enquiry.ts";
import { ContactForm } from "#features/messages/page/contact-form.tsx";
import { ContactHero } from "#features/sections/contact-hero.tsx";
import { OfficeLocations } from "#features/sections/office-locations.tsx";
import { PageHead } from "../page-head.tsx";

export default function Contact() {
  return (
    <>
      <PageHead page="contact" />
      <ContactHero form={<ContactForm enquiry={useEnquiry()} />} />
      <OfficeLocations />
    </>
  );
}
