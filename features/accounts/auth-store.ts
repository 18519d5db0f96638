import { create } from "zustand";
import type { User } from "#platform/session/user.ts";
import { withDevtools } from "#ui/state/with-devtools.ts";

/** docs/specification.md, Things and States. The error is the code of a sentence (`auth.status.…`). */
interface AuthState {
  isLoggedIn: boolean;
  user: User | null;
  error: string | null;
  login(): void;
  loginSuccess(user: User): void;
  loginFailure(error: string): void;
  logout(): void;
  logoutSuccess(): void;
}

/** Who is signed in, as far as this page knows; nobody in the built page and in the first render. */
export const useAuth = create<AuthState>()(
  withDevtools(
    (set) => ({
      isLoggedIn: false,
      user: null,
      error: null,
      login: () => set({ error: null }, false, "login"),
      loginSuccess: (user) => set({ isLoggedIn: true, user, error: null }, false, "loginSuccess"),
      loginFailure: (error) => set({ error }, false, "loginFailure"),
      logout: () => set({ user: null }, false, "logout"),
      logoutSuccess: () => set({ isLoggedIn: false, user: null }, false, "logoutSuccess"),
    }),
    { name: "auth" },
  ),
);
