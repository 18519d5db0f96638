/** Where an order is sent, as JSON or as a plain form. */
export const orderAddress = "/api/v1/Shop/Order/Create";
