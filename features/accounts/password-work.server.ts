/** OWASP's first choice for scrypt: 128 MB and about 0.4 s of one core for each password. */
export const hashCost = { N: 2 ** 17, r: 8, p: 1 };

/** docs/specification.md, Constants: no answer about a password comes sooner, ms. */
export const leastAnswerTime = 500;
