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
  /** From 0 to 1. What is shown follows from it and from the target of now: an end that was counted to before cannot stay. */
  const [part, setPart] = useState(1);
  const element = useRef<HTMLButtonElement>(null);
  const frame = useRef(0);

  function countUp() {
    cancelAnimationFrame(frame.current);
    if (!moving) return setPart(1);
    const begun = performance.now();
    const step = (now: number) => {
      const reached = Math.min(Math.max((now - begun) / duration, 0), 1);
      setPart(reached);
      if (reached < 1) frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: counts once for each sight, target and motion choice
  useEffect(() => {
    setPart(1);
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
    <button
      ref={element}
      type="button"
      onClick={countUp}
      title={againLabel}
      className="counter"
      data-counting={part < 1}
    >
      <span className="sr-only">{write(target)}</span>
      <span aria-hidden="true">{write(Math.round(target * part))}</span>
    </button>
  );
}
