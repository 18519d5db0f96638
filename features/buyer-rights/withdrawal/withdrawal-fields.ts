/** Where somebody withdraws, without the language. */
export const withdrawPage = "/shop/withdraw";
