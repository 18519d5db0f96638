import { type ComponentType, useEffect, useState } from "react";
import { loadToastContainer } from "./load-toast-container.ts";
import { onToast } from "./toast-store.ts";

/** Where toasts appear; empty, and without code of its own, until the first one. */
export function Toaster({ closeLabel }: { closeLabel: string }) {
  const [Container, setContainer] = useState<ComponentType<{ closeLabel: string }>>();
  useEffect(
    () =>
      onToast(() => {
        loadToastContainer().then(
          ({ ToastContainer }) => setContainer(() => ToastContainer),
          // No connection: the toast stays pending, and comes with the next one that can be loaded.
          () => {},
        );
      }),
    [],
  );
  return Container ? <Container closeLabel={closeLabel} /> : null;
}
