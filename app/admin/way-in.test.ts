import { expect, test } from "vitest";
import { wayIn } from "./way-in.ts";

const shown = new URL("https://www.company.example/de/admin/message?id=1");

test("whoever is not signed in is led to sign in, and back", () => {
  expect(wayIn(null, shown)).toBe("/de/auth/sign-in?returnUrl=%2Fde%2Fadmin%2Fmessage%3Fid%3D1");
});

test("whoever has a one-time password is led to where it is changed", () => {
  expect(wayIn({ mustChangePassword: true }, shown)).toBe("/de/account/security");
});

test("everybody else stays", () => {
  expect(wayIn({ mustChangePassword: false }, shown)).toBeUndefined();
});
