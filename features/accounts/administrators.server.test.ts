import { expect, it } from "vitest";
import { firstAdministratorEmail } from "./administrators.server.ts";

it.each([
  ["office@example.com, sales@example.com", "office@example.com"],
  ["Office <office@example.com>", "office@example.com"],
  // What looks like an address in a name is none, with and without quotes.
  ['"Web, info@company.example" <office@example.com>', "office@example.com"],
  ["info@company.example <office@example.com>", "office@example.com"],
  [undefined, "admin@www.example.com"],
])("reaches the first administrator of %s at %s", (mailTo, email) => {
  expect(firstAdministratorEmail(mailTo, "https://www.example.com")).toBe(email);
});
