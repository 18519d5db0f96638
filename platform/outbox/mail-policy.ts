/** A mail is shown as a document of its own that may do nothing: no script, no request, no form, no way out. */
export const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";
