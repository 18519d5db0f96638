// Before the first paint: whether somebody may be signed in (platform/session/presence.ts), so that the
// account's pages show either the way in or the account, and not one after the other, and menus what fits.
try {
  const mayBe = document.cookie.includes("signed-in=1");
  document.documentElement.toggleAttribute("data-signed-in", mayBe);
} catch {
  // A sandboxed frame has no cookies: nobody is signed in there.
}
