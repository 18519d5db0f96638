import type { Photo } from "#ui/pictures/photo.ts";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import { companies, looks } from "./client-companies.ts";

/** A client's logo: an uploaded picture, or a drawn mark with its name in one colour, that of the text around it. */
export function ClientLogo({ logo }: { logo: string | Photo }) {
  if (typeof logo === "object")
    return (
      <ShownPicture
        picture={logo}
        // Most logos are made for a light ground.
        photo="h-9 w-auto max-w-full object-contain! dark:rounded-sm dark:bg-white dark:px-2 dark:py-1"
        sizes="10rem"
      />
    );
  const company = companies[logo];
  if (!company) return null;
  return (
    // A slide of the home page is 119 px wide on the narrowest phones, and 139 to 145 wherever one more begins to be seen.
    <span className="inline-flex max-w-full items-center gap-1.5 text-xs leading-none [word-spacing:0.1em] min-[22.5rem]:text-sm">
      <svg
        viewBox="0 0 32 32"
        width="32"
        height="32"
        className="size-5 flex-none min-[22.5rem]:size-7"
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

/** Of the name of a drawing, or an uploaded picture. */
export const keyOfLogo = (logo: string | Photo) => (typeof logo === "string" ? logo : logo.photo);
