import { useTranslations } from "use-intl";
import { AdminTitle } from "#platform/admin/admin-title.tsx";
import { loaderOf } from "#platform/admin/load-call.ts";
import type { People, peopleCalls } from "./calls.ts";
import { InviteForm } from "./invite-form.tsx";
import "./people.css";
import { PersonCard } from "./person-card.tsx";

const ask = loaderOf<typeof peopleCalls>();

export const load = (request: Request) => ask(request, "GET /api/admin/people");

/** Who works here, what each may do, and how somebody joins. */
export function Screen({ data: { people } }: { data: People }) {
  const t = useTranslations("admin");
  return (
    <div className="admin-stack">
      <AdminTitle>{t("nav.people")}</AdminTitle>
      <div className="admin-two">
        <section aria-labelledby="people-list">
          <h2 id="people-list" className="sr-only">
            {t("people.list")}
          </h2>
          <ul className="admin-stack">
            {people.map((person) => (
              <PersonCard key={person.id} person={person} />
            ))}
          </ul>
        </section>
        <InviteForm />
      </div>
    </div>
  );
}
