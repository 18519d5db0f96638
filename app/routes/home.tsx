import { EmailForm } from "#features/leads/email-form.tsx";
import { Hero } from "#features/sections/hero.tsx";
import { PageHead } from "../page-head.tsx";

export default function Home() {
  return (
    <>
      <PageHead page="home" />
      <Hero emailForm={<EmailForm />} />
    </>
  );
}
