/** What help articles are about, in the order of the help center; their words are `help.topics.<name>`. */
export const helpTopics = ["starting", "working", "running", "account", "billing"] as const;
export type HelpTopic = (typeof helpTopics)[number];
