/** Where the contact form goes, on our own host. */
export const contactAddress = "/api/v1/Site/ContactForm/Create";
