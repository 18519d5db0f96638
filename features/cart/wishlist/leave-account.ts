/** Of code that shows no wishlist: nobody is signed in any more, so the account's list leaves this browser. */
export const leaveAccount = () =>
  import("./follow-account.ts").then(({ followAccount }) => followAccount());
