/** What a buyer is told of lines that cannot be ordered, in the messages of `checkout`, by what the server found wrong. */
export const wordOfLines = (code: string | undefined) =>
  code === "unknown_product" ? "notSold" : "tooMany";
