/** The container and the library behind it: loaded with the first toast, or ahead of it. */
export const loadToastContainer = () => import("./toast-container.tsx");
