import { expect, test } from "vitest";
import { isCommonPassword } from "./common-password.server.ts";

test.each([
  "password",
  "PassWord",
  "12345678",
  "qwertyuiop",
  "poiuytrewq",
  "iloveyou",
  "galatasaray",
  "88888888",
  "123123123",
  "1234512345",
  "qwertyqwerty",
  "0987654321",
  "87654321",
  "abcdefgh",
])("%s is refused", (password) => expect(isCommonPassword(password)).toBe(true));

test.each([
  "factory-demo",
  "correct horse battery",
  "şifremi unutmadım",
  "Z7!kf0qPw",
  "# not a note of the list",
  "🙂🙃🙂🙃😀😃",
])("%s is taken", (password) => expect(isCommonPassword(password)).toBe(false));
