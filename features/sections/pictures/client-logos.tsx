import { companies, looks } from "./client-companies.ts";

/** A client's mark with its name, in one colour: that of the text around it. */
export function ClientLogo({ name }: { name: string }) {
  const company = companies[name];
  if (!company) return null;
  return (
    // On the narrowest phones a slide of the home page is 119 px wide.
    <span className="inline-flex max-w-full items-center gap-1.5 text-xs leading-none [word-spacing:0.1em] min-[360px]:gap-2 min-[360px]:text-sm sm:gap-2.5 sm:text-[0.9375rem]">
      <svg
        viewBox="0 0 32 32"
        width="32"
        height="32"
        className="size-5 flex-none min-[360px]:size-7 sm:size-8"
        aria-hidden="true"
        fill="none"
      >
        {company.areas && <path d={company.areas} fill="currentColor" fillRule="evenodd" />}
        {company.lines && <path d={company.lines} stroke="currentColor" strokeWidth="3" />}
      </svg>
      <span className={`whitespace-nowrap ${looks[company.look]}`}>{company.name}</span>
    </span>
  );
}
