import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

/** The thin bar at the top while another screen is on its way; its code comes with the first navigation. */
export function NavigationProgress() {
  const { state } = useNavigation();
  const hasStarted = useRef(false);
  useEffect(() => {
    if (state === "idle" && !hasStarted.current) return;
    hasStarted.current = true;
    const bar = import("#ui/progress-bar/progress-bar.ts");
    void bar.then(({ startProgress, completeProgress }) =>
      state === "idle" ? completeProgress() : startProgress(),
    );
  }, [state]);
  return null;
}
