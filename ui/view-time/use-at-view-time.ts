import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * A value that depends on the day or the person: the built page carries `builtValue`, the first render in
 * the browser is identical, then `read` decides (design, "Decisions").
 */
export function useAtViewTime<Value extends string | number | boolean>(
  read: () => Value,
  builtValue: Value,
): Value {
  return useSyncExternalStore(never, read, () => builtValue);
}

/** True once React runs the page: from then on our own messages replace the browser's. */
export function useIsInteractive(): boolean {
  return useAtViewTime(() => true, false);
}
