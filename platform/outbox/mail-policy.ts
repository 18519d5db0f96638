/**
 * A mail is shown as a document of its own that may do nothing: no script, no request, no form, no way out. It is this
 * policy that takes its origin away; its frame says `allow-same-origin`, since Firefox holds the frame's own word against
 * `Cross-Origin-Resource-Policy`, which is `same-origin` with us, and would show an empty one.
 */
export const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";
