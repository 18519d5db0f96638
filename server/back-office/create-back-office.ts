import { listAdministrators } from "./administrators.ts";
import type { BackOfficeParts } from "./back-office-parts.ts";
import { createInbox } from "./inbox.ts";
import { createOneMessage } from "./one-message.ts";

/** Everything that administrators can do. Who may is decided before (http/permissions.ts). */
export function createBackOffice(parts: BackOfficeParts) {
  const { store } = parts;
  return {
    inbox: createInbox(parts),
    message: createOneMessage(parts),
    administrators: () => listAdministrators(store.read),
  };
}
