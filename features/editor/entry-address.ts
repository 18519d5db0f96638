/** Where an entry is written, without the language of the back office. */
export const entryAddress = (id: string): string => `/admin/entry?id=${encodeURIComponent(id)}`;
