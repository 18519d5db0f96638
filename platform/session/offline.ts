/** What became of a call that nobody answered. In a file of its own, since pages begin without what calls. */
export const offline = { outcome: "offline", status: 0 } as const;
