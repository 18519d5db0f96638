import { useEnquiry } from "#features/cart/use-enquiry.ts";
import { ContactForm } from "#features/messages/page/contact-form.tsx";

/** The form, and what the address asks about. */
export default function FormWithEnquiry() {
  return <ContactForm enquiry={useEnquiry()} />;
}
