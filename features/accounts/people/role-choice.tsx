import { useId } from "react";
import { useTranslations } from "use-intl";
import { roles } from "#platform/session/roles.ts";
import type { Colleague } from "./calls.ts";

const choices = ["Admin", ...roles] as const;

/** What the boxes of a form say. */
export function accessIn(form: HTMLFormElement): Pick<Colleague, "isAdmin" | "roles"> {
  const given = new FormData(form).getAll("role");
  return {
    isAdmin: given.includes("Admin"),
    roles: roles.filter((role) => given.includes(role)),
  };
}

/** One box for each role, with what it is for. */
export function RoleChoice({ held }: { held?: Pick<Colleague, "isAdmin" | "roles"> }) {
  const t = useTranslations("admin.people");
  const id = useId();
  return (
    <fieldset className="people-roles">
      <legend className="admin-label">{t("roles")}</legend>
      {choices.map((role) => (
        <label key={role} className="people-role">
          <input
            type="checkbox"
            name="role"
            value={role}
            aria-describedby={`${id}-${role}`}
            defaultChecked={role === "Admin" ? held?.isAdmin : held?.roles.includes(role)}
          />
          <span>
            <span className="people-role-name">{t(`role.${role}`)}</span>
            <span id={`${id}-${role}`} className="admin-soft admin-small">
              {t(`about.${role}`)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
