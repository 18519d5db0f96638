import "react-toastify/ReactToastify.css";
import "./toast.css";
import { useEffect, useRef } from "react";
import { ToastContainer as Container, cssTransition, toast } from "react-toastify/unstyled";
import { onToast, takeToasts } from "./toast-store.ts";

/** docs/specification.md, Constants, ms: 5,000, or 1,000 once the pointer that held it has left; 300 of easing. */
const timeout = 5_000;
const extendedTimeout = 1_000;
const slide = cssTransition({
  enter: "toast-enter",
  exit: "toast-exit",
  collapseDuration: 300,
});

function showPending() {
  for (const { kind, title, text, timeout: own } of takeToasts()) {
    toast[kind](
      <div ref={hideTimer}>
        <strong className="block">{title}</strong>
        <span className="whitespace-pre-line">{text}</span>
      </div>,
      { autoClose: own ?? timeout },
    );
  }
}

/** Its bar is for the eye alone; to those who hear the page the library calls it a timer, in English. */
function hideTimer(words: HTMLElement | null): void {
  const bar = words?.closest(".Toastify__toast")?.querySelector("[role=progressbar]");
  for (const name of bar?.getAttributeNames() ?? [])
    if (/^role$|^aria-(label|value)/.test(name)) bar?.removeAttribute(name);
}

function letGo({ target, relatedTarget }: MouseEvent) {
  const left = (target as Element).closest(".Toastify__toast");
  if (!left || left.contains(relatedTarget as Node | null)) return;
  toast.update(left.id, { autoClose: extendedTimeout });
}

/** The library's container with our look; announced politely by screen readers. */
export function ToastContainer({ closeLabel }: { closeLabel: string }) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function show() {
      // A dialog that opened meanwhile lies above everything but what enters the top layer after it.
      layer.current?.hidePopover();
      layer.current?.showPopover();
      showPending();
    }
    show();
    const place = layer.current;
    place?.addEventListener("mouseout", letGo);
    const stop = onToast(show);
    return () => {
      place?.removeEventListener("mouseout", letGo);
      stop();
    };
  }, []);
  return (
    <div ref={layer} popover="manual" className="toast-layer">
      <Container
        position="top-right"
        transition={slide}
        closeButton={({ closeToast }) => (
          <button
            type="button"
            className="toast-close"
            aria-label={closeLabel}
            onClick={closeToast}
          >
            ×
          </button>
        )}
        pauseOnHover
        pauseOnFocusLoss={false}
        // Named, it would be a landmark; the library names it in English.
        aria-label={undefined}
      />
    </div>
  );
}
