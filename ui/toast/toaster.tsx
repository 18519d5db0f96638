import { type ComponentType, useEffect, useState } from "react";
import { onToast } from "./toast-store.ts";

/** Where toasts appear; empty, and without code of its own, until the first one. */
export function Toaster({ closeLabel }: { closeLabel: string }) {
  const [Container, setContainer] = useState<ComponentType<{ closeLabel: string }>>();
  useEffect(
    () =>
      onToast(() => {
        void import("./toast-container.tsx").then((loaded) =>
          setContainer(() => loaded.ToastContainer),
        );
      }),
    [],
  );
  return Container ? <Container closeLabel={closeLabel} /> : null;
}
