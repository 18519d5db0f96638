/**
 * What the honeypot is called in our forms; the API's field is `Website`. Identities kept by password managers
 * hold a website, but no subject, and no browser guesses one.
 */
export const honeypotControl = "subject";
