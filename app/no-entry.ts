/** React Router builds a route with a loader only where one address of it is rendered: this one, and the build drops it. */
export const noEntry = "/no-entry";
