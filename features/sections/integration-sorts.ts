/** What an integration is for. Their words are `software.sorts`. */
export const integrationSorts = ["accounting", "trade", "everyday", "production"] as const;

export type IntegrationSort = (typeof integrationSorts)[number];
