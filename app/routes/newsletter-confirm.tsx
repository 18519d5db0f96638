import { NewsletterButton } from "../newsletter-button.tsx";

export default function NewsletterConfirm() {
  return <NewsletterButton page="newsletterConfirm" words="confirm" />;
}
