import { expect, test } from "vitest";
import { driverAddress } from "./driver-address.server.ts";

const host = "postgres://website:a%3Fsslmode=require@db.example.com/website";

test.each([
  ["", ""],
  ["?sslmode=require", "?sslmode=verify-full"],
  ["?sslmode=prefer", "?sslmode=verify-full"],
  [
    "?application_name=a&sslmode=verify-ca&sslrootcert=/ca",
    "?application_name=a&sslmode=verify-full&sslrootcert=/ca",
  ],
  ["?sslmode=verify-full", "?sslmode=verify-full"],
  ["?sslmode=disable", "?sslmode=disable"],
  ["?sslmode=no-verify", "?sslmode=no-verify"],
  ["?uselibpqcompat=true&sslmode=require", "?uselibpqcompat=true&sslmode=require"],
])("%s is told the driver as %s", (said, told) => {
  expect(driverAddress(host + said)).toBe(host + told);
});
