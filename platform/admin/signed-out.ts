import { createContext } from "react";
import { signInAddress } from "./ask-admin.ts";

/** Where a change finds that nobody is signed in any more: the sign-in, except on a screen that keeps what is written. */
export const SignedOutContext = createContext(() => location.assign(signInAddress(location)));
