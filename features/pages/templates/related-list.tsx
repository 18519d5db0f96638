import type { ReactNode } from "react";

/** What else there is to read, below an article. */
export function RelatedList({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section id="related" aria-labelledby="related-heading" className="border-line border-t">
      <div className="measure py-section">
        <h2 id="related-heading" className="mb-8 text-title">
          {heading}
        </h2>
        {children}
      </div>
    </section>
  );
}
