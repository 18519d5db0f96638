import { ClientLogos } from "../client-logos.tsx";

export default function HeroLogos() {
  return <ClientLogos row="hero" />;
}
