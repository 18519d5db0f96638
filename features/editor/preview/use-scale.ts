import { useEffect, useRef, useState } from "react";

/**
 * Lets a page of a given width fit into a narrower box: it is laid out at its own width and drawn smaller.
 * @returns `scale`, and the height at which the page fills the box, px
 */
export function useScale(width: number) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width, height: 600 });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const watching = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element;
      if (clientWidth > 0) setSize({ width: clientWidth, height: clientHeight });
    });
    watching.observe(element);
    return () => watching.disconnect();
  }, []);
  const scale = Math.min(1, size.width / width);
  return { box, scale: String(scale), height: Math.round(size.height / scale) };
}
