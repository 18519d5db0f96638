/** Where the form of the newsletter goes, on our own host. */
export const newsletterAddress = "/api/v1/Site/ContactEmail/Create";
