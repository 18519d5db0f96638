import { createContext, type ReactNode, use } from "react";
import { holdsOneOf, type Role, type RoleHolder } from "#platform/session/roles.ts";

/** Who is signed in, as far as the frame needs it. */
export interface AdminVisitor extends RoleHolder {
  id: string;
  name: string;
  email: string;
}

const Visitor = createContext<AdminVisitor | undefined>(undefined);

/** Lets every screen of the frame know who looks at it. */
export function VisitorProvider({
  visitor,
  children,
}: {
  visitor: AdminVisitor;
  children: ReactNode;
}) {
  return <Visitor value={visitor}>{children}</Visitor>;
}

/**
 * Tells whether whoever looks at the screen may do what is for one of these roles, for administrators alone where there
 * are none. A screen offers nothing that the server would refuse.
 */
export function useMay(): (...wanted: Role[]) => boolean {
  const visitor = use(Visitor);
  return (...wanted) => visitor !== undefined && holdsOneOf(visitor, wanted);
}
