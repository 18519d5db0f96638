/** Where the two forms go, on our own host. */
export const leadAddresses = {
  contactForm: "/api/v1/Site/ContactForm/Create",
  contactEmail: "/api/v1/Site/ContactEmail/Create",
} as const;
