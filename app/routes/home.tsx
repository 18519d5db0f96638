import { EmailForm } from "#features/leads/email-form.tsx";
import { CallToAction } from "#features/sections/call-to-action.tsx";
import { FeatureGroup } from "#features/sections/feature-group.tsx";
import { Hero } from "#features/sections/hero.tsx";
import { Process } from "#features/sections/process.tsx";
import { Services } from "#features/sections/services.tsx";
import { PageHead } from "../page-head.tsx";

export default function Home() {
  return (
    <>
      <PageHead page="home" />
      <Hero emailForm={<EmailForm />} />
      <FeatureGroup />
      <Process />
      <Services />
      <CallToAction />
    </>
  );
}
