import { accountsFeature } from "#features/accounts/feature.server.ts";
import { applicationsFeature } from "#features/applications/feature.server.ts";
import { auditLogFeature } from "#features/audit-log/feature.server.ts";
import { billingFeature } from "#features/billing/feature.server.ts";
import { buyerRightsFeature } from "#features/buyer-rights/feature.server.ts";
import { cartFeature } from "#features/cart/feature.server.ts";
import { catalogueFeature } from "#features/catalogue/feature.server.ts";
import { contentBoardFeature } from "#features/content-board/feature.server.ts";
import { editorOf } from "#features/editor/feature.server.ts";
import { goLiveOf } from "#features/go-live/feature.server.ts";
import { helpFeature } from "#features/help/feature.server.ts";
import { mailboxFeature } from "#features/mailbox/feature.server.ts";
import { messagesFeature } from "#features/messages/feature.server.ts";
import { newsFeature } from "#features/news/feature.server.ts";
import { newsletterFeature } from "#features/newsletter/feature.server.ts";
import { ordersFeature } from "#features/orders/feature.server.ts";
import { overviewFeature } from "#features/overview/feature.server.ts";
import { picturesFeature } from "#features/pictures/feature.server.ts";
import { publishingFeature } from "#features/publishing/feature.server.ts";
import { searchFeature } from "#features/search/feature.server.ts";
import { selfTestFeature } from "#features/self-test/feature.server.ts";
import { seoFeature } from "#features/seo/feature.server.ts";
import { shopOpeningFeature } from "#features/shop-opening/feature.server.ts";
import { translationsFeature } from "#features/translations/feature.server.ts";
import type { Feature } from "#platform/feature.server.ts";
import { languageFeature } from "#platform/language/feature.server.ts";
import { sessionFeature } from "#platform/session/feature.server.ts";
import type { Settings } from "./env.ts";
import { siteChecks } from "./go-live-checks.ts";

/** A feature may ask for the ports of those that stand before it. */
export const capabilities: readonly Feature<Settings>[] = [
  sessionFeature,
  newsletterFeature,
  accountsFeature,
  messagesFeature,
  applicationsFeature,
  newsFeature,
  mailboxFeature,
  overviewFeature,
  auditLogFeature,
  selfTestFeature,
  catalogueFeature,
  cartFeature,
  billingFeature,
  shopOpeningFeature,
  ordersFeature,
  buyerRightsFeature,
  picturesFeature,
  publishingFeature,
  seoFeature,
  contentBoardFeature,
  translationsFeature,
  helpFeature,
  searchFeature,
  languageFeature,
];

/** What has to be in order before the site is shown to the public, as every capability says. */
export const goLiveChecks = [...siteChecks, ...capabilities.flatMap(({ goLive = [] }) => goLive)];

/** What the site can do. */
export const features: readonly Feature<Settings>[] = [
  ...capabilities,
  editorOf(capabilities.flatMap(({ sampleMails = [] }) => sampleMails)),
  goLiveOf(goLiveChecks),
];
