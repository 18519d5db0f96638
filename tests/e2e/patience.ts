/** How long a browser is waited for, ms: a machine that is busy with something else may be many times as slow. */
export const patience = 60_000;
