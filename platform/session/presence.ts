/**
 * Whether asking the server who is signed in is worth a call: it leaves this cookie beside the token, which no script
 * can read. So the pages call nobody, and set no cookie, for visitors without an account.
 * features/accounts/signed-in.head.js asks the same before the first paint.
 */
export const mayBeSignedIn = (): boolean => document.cookie.includes("signed-in=1");

/** One for the whole page: a channel hears everybody but itself, so no tab hears what it has told. */
let channel: BroadcastChannel | undefined;
function ownChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel("presence");
  return channel;
}

/** Tells the other tabs of this browser who is signed in from now on: a user's id; empty: nobody. */
export function tellPresence(user: string): void {
  ownChannel().postMessage(user);
}

/** Hears from other tabs who is signed in from now on. Gives what ends the hearing. */
export function hearPresence(act: (user: string) => void): () => void {
  const ending = new AbortController();
  const hear = ({ data }: MessageEvent) => act(String(data));
  ownChannel().addEventListener("message", hear, ending);
  return () => ending.abort();
}

/**
 * The same, and looks for itself when the page comes into view again: what was ended while it lay behind the browser's
 * back button, or ran out, is nobody's any more.
 */
export function watchPresence(act: (user: string) => void): () => void {
  const look = () => {
    if (!mayBeSignedIn()) act("");
  };
  const ending = new AbortController();
  document.addEventListener("visibilitychange", look, ending);
  addEventListener("pageshow", look, ending);
  const stopHearing = hearPresence(act);
  return () => {
    ending.abort();
    stopHearing();
  };
}
