/** Between the items of a line that is written as one. */
const dot = /\s·\s/;

/** `REST · SOAP · CSV` as a list whose lines neither begin nor end in a dot: those at an edge are cut off. */
export function DottedList({ className = "", children }: { className?: string; children: string }) {
  return (
    <div className={`overflow-hidden ${className}`}>
      <ul className="-ml-4 flex flex-wrap">
        {children.split(dot).map((item) => (
          <li
            key={item}
            className="relative pl-4 before:absolute before:left-1.5 before:content-['·']"
          >
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
