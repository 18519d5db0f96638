/**
 * What sends a form, with all that it needs: what it would ask for while it sends, it might never have.
 * @throws where it cannot be had; a browser does not ask again for such code (https://github.com/whatwg/html/issues/6768)
 */
export async function loadSending() {
  const [{ makeKey, prepareToSend, sendForm }] = await Promise.all([
    import("./send-form.ts"),
    import("#platform/session/send-json.ts"),
  ]);
  return { makeKey, prepareToSend, sendForm };
}

/** Lets the browser send a form whose code could not be had. False where the server does not answer either. */
export async function sendWithoutCode(form: HTMLFormElement): Promise<boolean> {
  const answers = await fetch("/api/session").then(
    ({ ok }) => ok,
    () => false,
  );
  if (answers) form.submit();
  return answers;
}
