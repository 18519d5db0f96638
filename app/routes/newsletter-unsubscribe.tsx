import { NewsletterButton } from "../newsletter-button.tsx";

export default function NewsletterUnsubscribe() {
  return <NewsletterButton page="newsletterUnsubscribe" words="unsubscribe" />;
}
