import type { StoreApi } from "zustand";

/** Steps that the developer tools keep (docs/specification.md, Constants). */
const maxAge = 25;

/** What we use of the extension: https://github.com/reduxjs/redux-devtools/blob/main/extension/docs/API/Methods.md */
interface Extension {
  connect(options: { name: string; maxAge: number }): {
    init(state: unknown): void;
    send(action: { type: string }, state: unknown): void;
    subscribe(listen: (message: { type: string; state?: string }) => void): unknown;
  };
}

/**
 * Tells the browser's Redux tools of each step of a store, and takes the store back to a step that is chosen there.
 * Without the extension nothing happens.
 * @param actionNow name of the step that is being taken, where it has one
 */
export function connectDevtools<State>(
  store: StoreApi<State>,
  name: string,
  actionNow: () => string | undefined,
): void {
  const extension = (window as { __REDUX_DEVTOOLS_EXTENSION__?: Extension })
    .__REDUX_DEVTOOLS_EXTENSION__;
  if (!extension) return;
  const tools = extension.connect({ name, maxAge });
  let isGoingBack = false;
  tools.init(store.getState());
  store.subscribe((state) => {
    if (!isGoingBack) tools.send({ type: actionNow() ?? "change" }, state);
  });
  tools.subscribe(({ type, state }) => {
    if (type !== "DISPATCH" || !state) return;
    isGoingBack = true;
    store.setState(JSON.parse(state));
    isGoingBack = false;
  });
}
