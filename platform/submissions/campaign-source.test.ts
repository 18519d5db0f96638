import { expect, test } from "vitest";
import { campaignSource, noteCampaignSource } from "./campaign-source.ts";

const visit = (address: string) => new URL(address, "https://site.example") as unknown as Location;

test("nothing is known before the first page was noted", () => {
  expect(campaignSource()).toEqual({});
});

test("the first page and the campaign are kept, without what else the address says", () => {
  noteCampaignSource(visit("/en/contact?utm_source=news&utm_campaign=A%20b&utm_term=&x=1#y"));
  expect(campaignSource()).toEqual({
    FirstPage: "/en/contact",
    UtmSource: "news",
    UtmCampaign: "A b",
  });
});
