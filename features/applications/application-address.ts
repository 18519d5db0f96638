/** Where the form is sent. */
export const applicationAddress = "/api/applications";
