/** Tells password managers whose password it is, as far as the page knows; nobody else sees or reaches it. */
export function UsernameForManagers({ email = "" }: { email?: string }) {
  return (
    <input
      type="email"
      autoComplete="username"
      value={email}
      readOnly
      hidden
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
