import { ButtonPage } from "../button-page.tsx";

export default function NewsletterUnsubscribe() {
  return <ButtonPage page="newsletterUnsubscribe" words="unsubscribe" />;
}
