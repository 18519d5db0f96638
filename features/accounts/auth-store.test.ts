import { beforeEach, expect, test } from "vitest";
import type { User } from "#platform/session/user.ts";
import { useAuth } from "./auth-store.ts";

const initial = useAuth.getInitialState();
const user = { id: "u1", name: "Ayşe Yılmaz" } as User;
const state = () => {
  const { isLoggedIn, user, error } = useAuth.getState();
  return { isLoggedIn, user, error };
};

beforeEach(() => useAuth.setState(initial, true));

test("at first nobody is signed in", () => {
  expect(state()).toEqual({ isLoggedIn: false, user: null, error: null });
});

test("a failure sets the error, and the next try clears it", () => {
  useAuth.getState().login();
  useAuth.getState().loginFailure("wrong");
  expect(state()).toEqual({ isLoggedIn: false, user: null, error: "wrong" });
  useAuth.getState().login();
  expect(state()).toEqual({ isLoggedIn: false, user: null, error: null });
});

test("success sets the user; signing out clears it, and then nobody is signed in", () => {
  useAuth.getState().loginSuccess(user);
  expect(state()).toEqual({ isLoggedIn: true, user, error: null });
  useAuth.getState().logout();
  expect(state().user).toBeNull();
  useAuth.getState().logoutSuccess();
  expect(state()).toEqual({ isLoggedIn: false, user: null, error: null });
});
