/**
 * Entries for members or for strangers alone. Which of them is seen says a mark on the document, set before the first
 * paint (features/accounts/signed-in.head.js) and kept true by the sign-in button: so no menu changes while it is read.
 */
const audienceLook = {
  member: "hidden in-data-signed-in:block",
  stranger: "in-data-signed-in:hidden",
} as const;

/** The classes of an entry for whom it is; none where it is for everybody. */
export const lookFor = (audience: keyof typeof audienceLook | undefined): string | undefined =>
  audience && audienceLook[audience];
