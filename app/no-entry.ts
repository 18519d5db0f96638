/**
 * React Router builds a route with a loader only where one address of it is rendered: these, which show nothing, and
 * the build drops them.
 */
export const noEntries = ["/", "/no-entry"];
