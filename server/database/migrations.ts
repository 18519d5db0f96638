import type { Migration } from "kysely/migration";
import * as first from "./migrations/001-leads-and-mail.ts";
import * as second from "./migrations/002-news.ts";
import * as third from "./migrations/003-accounts.ts";
import * as fourth from "./migrations/004-back-office.ts";
import * as fifth from "./migrations/005-self-test.ts";
import * as sixth from "./migrations/006-feed-problem.ts";
import * as seventh from "./migrations/007-search-waits.ts";
import * as eighth from "./migrations/008-undisturbed-accounts.ts";
import * as ninth from "./migrations/009-released-messages.ts";
import * as tenth from "./migrations/010-counted-from-an-index.ts";
import * as eleventh from "./migrations/011-pages.ts";
import * as twelfth from "./migrations/012-releases.ts";
import * as thirteenth from "./migrations/013-important-messages.ts";
import * as fourteenth from "./migrations/014-help-answers.ts";
import * as fifteenth from "./migrations/015-applications.ts";
import * as sixteenth from "./migrations/016-message-source.ts";
import * as seventeenth from "./migrations/017-orders.ts";
import * as eighteenth from "./migrations/018-account-wishes.ts";
import * as nineteenth from "./migrations/019-user-roles.ts";
import * as twentieth from "./migrations/020-billing-addresses.ts";
import * as twentyFirst from "./migrations/021-live-screens.ts";
import * as contentDrafts from "./migrations/022-content-drafts.ts";
import * as whoPublishes from "./migrations/023-who-publishes.ts";
import * as shopOpening from "./migrations/024-shop-opening.ts";
import * as webHook from "./migrations/025-web-hook.ts";
import * as orderTalk from "./migrations/026-order-talk.ts";
import * as liveSteps from "./migrations/027-live-steps.ts";
import * as ordersOutliveAccounts from "./migrations/028-orders-outlive-accounts.ts";
import * as formerAddresses from "./migrations/029-former-addresses.ts";
import * as pictures from "./migrations/030-pictures.ts";
import * as liveByKind from "./migrations/031-live-by-kind.ts";
import * as publicationProgress from "./migrations/032-publication-progress.ts";
import * as pictureCrops from "./migrations/033-picture-crops.ts";
import * as sharedDrafts from "./migrations/034-shared-drafts.ts";
import * as keptBuilds from "./migrations/035-kept-builds.ts";
import * as undoNamesItsRelease from "./migrations/036-undo-names-its-release.ts";
import * as contentBin from "./migrations/037-content-bin.ts";
import * as sharedLinks from "./migrations/038-shared-links.ts";
import * as spamGoes from "./migrations/039-spam-goes.ts";

/** Forward only: a release adds files, and never edits one that has shipped (docs/upgrade.md). */
export const migrations: Record<string, Migration> = {
  "001-leads-and-mail": first,
  "002-news": second,
  "003-accounts": third,
  "004-back-office": fourth,
  "005-self-test": fifth,
  "006-feed-problem": sixth,
  "007-search-waits": seventh,
  "008-undisturbed-accounts": eighth,
  "009-released-messages": ninth,
  "010-counted-from-an-index": tenth,
  "011-pages": eleventh,
  "012-releases": twelfth,
  "013-important-messages": thirteenth,
  "014-help-answers": fourteenth,
  "015-applications": fifteenth,
  "016-message-source": sixteenth,
  "017-orders": seventeenth,
  "018-account-wishes": eighteenth,
  "019-user-roles": nineteenth,
  "020-billing-addresses": twentieth,
  "021-live-screens": twentyFirst,
  "022-content-drafts": contentDrafts,
  "023-who-publishes": whoPublishes,
  "024-shop-opening": shopOpening,
  "025-web-hook": webHook,
  "026-order-talk": orderTalk,
  "027-live-steps": liveSteps,
  "028-orders-outlive-accounts": ordersOutliveAccounts,
  "029-former-addresses": formerAddresses,
  "030-pictures": pictures,
  "031-live-by-kind": liveByKind,
  "032-publication-progress": publicationProgress,
  "033-picture-crops": pictureCrops,
  "034-shared-drafts": sharedDrafts,
  "035-kept-builds": keptBuilds,
  "036-undo-names-its-release": undoNamesItsRelease,
  "037-content-bin": contentBin,
  "038-shared-links": sharedLinks,
  "039-spam-goes": spamGoes,
};

/**
 * The oldest release that still works on this schema, by its last migration. Raise it in the release that takes away
 * or renames what that one uses; an older one then refuses to start instead of failing in front of visitors.
 */
export const oldestThatWorks = "005-self-test";
