/** By these the server finds both sides of the gate in a built page. */
export const closedMark = "data-shop-closed";
export const openMark = "data-shop-open";
export const askMark = "data-shop-ask";
