/** The built-in account of docs/specification.md, Roles, as people sign in with it. */
export const demoCredentials = { email: "demo@example.com", password: "factory-demo" } as const;

/** What the sign-in page of a site on one's own machine tells; undefined for every other, which has no such account. */
export function demoSignIn(origin: string): typeof demoCredentials | undefined {
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(origin).hostname)
    ? demoCredentials
    : undefined;
}
