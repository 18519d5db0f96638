import { useEffect, useRef, useState } from "react";

interface Props {
  /** Whole number to count up to. */
  target: number;
  /** How it is written, e.g. with a plus sign, in the page's language. */
  write: (value: number) => string;
  moving: boolean;
  /** What a click does, for assistive technology. */
  againLabel: string;
}

/** docs/specification.md, States, ms. */
const duration = 2_000;

/** A number that counts up when it comes into view, and again on a click. The page holds the final number from the start. */
export function Counter({ target, write, moving, againLabel }: Props) {
  const [value, setValue] = useState(target);
  const element = useRef<HTMLButtonElement>(null);
  const frame = useRef(0);

  function countUp() {
    cancelAnimationFrame(frame.current);
    if (!moving) return setValue(target);
    const begun = performance.now();
    const step = (now: number) => {
      const part = Math.min(Math.max((now - begun) / duration, 0), 1);
      setValue(Math.round(target * part));
      if (part < 1) frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: counts once for each sight, target and motion choice
  useEffect(() => {
    setValue(target);
    if (!element.current) return;
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      sight.disconnect();
      countUp();
    });
    sight.observe(element.current);
    return () => {
      sight.disconnect();
      cancelAnimationFrame(frame.current);
    };
  }, [target, moving]);

  return (
    <button ref={element} type="button" onClick={countUp} title={againLabel} className="counter">
      <span className="sr-only">{write(target)}</span>
      <span aria-hidden="true">{write(value)}</span>
    </button>
  );
}
