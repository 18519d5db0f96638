import { NewsSlot } from "#features/news/news-slot.tsx";
import { EmailForm } from "#features/newsletter/email-form.tsx";
import { Hero } from "#features/sections/hero.tsx";
import { later } from "#ui/later/later.tsx";
import { PageHead } from "../page-head.tsx";

const clientLogos = later("client-logos", () => import("./home-client-logos.tsx"));
const belowTheFold = later("below-the-fold", () => import("./home-below-the-fold.tsx"));
const ending = later("ending", () => import("#features/sections/call-to-action.tsx"));

export default function Home() {
  return (
    <>
      <PageHead page="home" />
      <Hero emailForm={<EmailForm wants="checklist" />} clientLogos={clientLogos} />
      {belowTheFold}
      <NewsSlot />
      {ending}
    </>
  );
}
