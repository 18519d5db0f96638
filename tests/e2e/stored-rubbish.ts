/** What can lie in a storage that others write to as well, or that an older release wrote. */
export const storedRubbish = [
  "",
  "null",
  "{",
  "[]",
  '"en"',
  "en",
  '{"code":"xx"}',
  '{"code":"__proto__"}',
  '{"code":"constructor"}',
  '{"code":["en"]}',
  '{"code":null}',
  '{"code":{"toString":1}}',
  "purple",
  "toString",
] as const;
