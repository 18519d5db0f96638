import { useTranslations } from "use-intl";
import { useEnquiry } from "#features/cart/use-enquiry.ts";
import { ContactForm } from "#features/messages/page/contact-form.tsx";
import { ContactHero } from "#features/sections/contact-hero.tsx";
import OfficesSection from "#features/sections/offices/offices-section.tsx";
import { PageHead } from "../page-head.tsx";

export default function Contact() {
  const t = useTranslations("contact");
  return (
    <>
      <PageHead page="contact" />
      <ContactHero form={<ContactForm enquiry={useEnquiry()} />} />
      <OfficesSection
        id="offices"
        values={{ heading: t("officesHeading") }}
        place="page"
        level={2}
      />
    </>
  );
}
