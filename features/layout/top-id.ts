/** Of the header, which the way back to the top leads to. */
export const topId = "top";
