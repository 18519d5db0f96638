import { ClientLogos } from "#features/sections/client-logos.tsx";

export default function HomeClientLogos() {
  return <ClientLogos row="hero" />;
}
