/** Where the two forms go. Programs of others know them: they never change. */
export const formAddresses = {
  contactForm: "/api/v1/Site/ContactForm/Create",
  contactEmail: "/api/v1/Site/ContactEmail/Create",
} as const;
