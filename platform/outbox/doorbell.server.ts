/** Lets a loop sleep until something happens: a ring during the loop's work is not lost. */
export function createDoorbell() {
  let rung = false;
  let open: (() => void) | undefined;

  return {
    ring(): void {
      rung = true;
      open?.();
    },
    /** Resolves after `ms`, or as soon as it has rung. */
    async wait(ms: number): Promise<void> {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          open = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
      open = undefined;
    },
  };
}
