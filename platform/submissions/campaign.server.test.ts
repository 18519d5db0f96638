import { expect, test } from "vitest";
import { readCampaign, writeCampaign } from "./campaign.server.ts";

test("what is fit to be kept is kept, the rest is left out", () => {
  const fields = {
    FirstPage: " /en/contact ",
    UtmSource: "newsletter",
    UtmMedium: "a\nb",
    UtmTerm: "x".repeat(301),
    UtmContent: "",
    UtmOther: "x",
  };
  expect(readCampaign(fields)).toEqual({
    firstPage: "/en/contact",
    utm: { source: "newsletter" },
  });
});

test("three hundred characters are not too many, whatever their bytes", () => {
  const longest = "😀".repeat(300);
  expect(readCampaign({ UtmTerm: longest })).toEqual({ utm: { term: longest } });
});

test.each([{}, { Email: "a@example.com" }, { FirstPage: "\0" }])("%j tells nothing", (fields) =>
  expect(readCampaign(fields as Record<string, string>)).toBeUndefined(),
);

test("what was read is written under the names that it had", () => {
  const fields = { FirstPage: "/", UtmSource: "a", UtmMedium: "b", UtmContent: "c" };
  expect(writeCampaign(readCampaign(fields) ?? {})).toEqual(fields);
  expect(writeCampaign({})).toEqual({});
});
