/** Making a format takes longer than using it a hundred times; there are few kinds, so each is made once. */
function madeOnce<Args extends unknown[], Format>(make: (...args: Args) => Format) {
  const made = new Map<string, Format>();
  return (...args: Args): Format => {
    const key = JSON.stringify(args);
    const format = made.get(key) ?? make(...args);
    made.set(key, format);
    return format;
  };
}

/** As `new Intl.DateTimeFormat(locale, options)`. */
export const dateTimeFormat = madeOnce(
  (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
);

/** As `new Intl.NumberFormat(locale, options)`. */
export const numberFormat = madeOnce(
  (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
);

/** As `new Intl.PluralRules(locale, options)`. */
export const pluralRules = madeOnce(
  (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
);

/** As `new Intl.DisplayNames([locale], options)`. */
export const displayNames = madeOnce(
  (...args: ConstructorParameters<typeof Intl.DisplayNames>) => new Intl.DisplayNames(...args),
);
