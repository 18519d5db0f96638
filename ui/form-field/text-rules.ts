/** NUL cannot be stored by PostgreSQL and half a surrogate pair by nobody: refused, never changed. */
export const isStorable = (text: string) => text.isWellFormed() && !text.includes("\0");

/** True for what a one-line field can hold. */
export const isOneLine = (text: string) => !/[\r\n\u2028\u2029]/.test(text);
