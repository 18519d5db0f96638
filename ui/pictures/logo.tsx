import { FactoryMark } from "./factory-mark.tsx";
import type { Photo } from "./photo.ts";
import { UploadedPicture } from "./uploaded-picture.tsx";

interface Props {
  name: string;
  /** An uploaded one; `onDark` where it would not be seen on a dark ground. */
  logo?: { picture: Photo; onDark?: Photo } | undefined;
  /** It stands on a dark ground in both themes. */
  isOnNight?: boolean;
}

/** The company's logo: its own picture, or mark and name as one; that name is text, so it is read and translated. */
export function Logo({ name, logo, isOnNight = false }: Props) {
  if (logo) return <UploadedLogo {...{ name, isOnNight, ...logo }} />;
  return (
    <span className="inline-flex items-center gap-2.5 font-semibold text-base leading-tight tracking-tight [word-spacing:0.1em] min-[22.5rem]:whitespace-nowrap min-[22.5rem]:text-lg">
      <FactoryMark className="size-8 flex-none" />
      {name}
    </span>
  );
}

const size = "h-10 w-auto max-w-full object-contain! object-left sm:max-w-44";

function UploadedLogo({
  name: alt,
  isOnNight,
  picture,
  onDark,
}: NonNullable<Props["logo"]> & { name: string; isOnNight: boolean }) {
  const shown = (picture: Photo, look: string) => (
    <UploadedPicture {...{ picture, alt, sizes: "11rem" }} photo={`${size} ${look}`} />
  );
  if (isOnNight) return shown(onDark ?? picture, onDark ? "" : "rounded-sm bg-white px-2 py-1");
  if (!onDark) return shown(picture, "dark:rounded-sm dark:bg-white dark:px-2 dark:py-1");
  return (
    <>
      {shown(picture, "dark:hidden")}
      {shown(onDark, "hidden dark:block")}
    </>
  );
}
