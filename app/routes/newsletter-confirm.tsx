import { ButtonPage } from "../button-page.tsx";

export default function NewsletterConfirm() {
  return <ButtonPage page="newsletterConfirm" words="confirm" />;
}
