import { ClientLogos } from "../client-logos.tsx";

export default function ContactLogos() {
  return <ClientLogos row="contact" />;
}
