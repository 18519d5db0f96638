/** States that people see; spam is none of them. */
export const subscriberStates = ["waiting", "confirmed", "unsubscribed"] as const;
export type SubscriberState = (typeof subscriberStates)[number];
