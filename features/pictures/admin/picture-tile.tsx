import { useTranslations } from "use-intl";
import { Badge } from "#platform/admin/badge.tsx";
import { languageCodes } from "#platform/language/languages.ts";
import type { ListedPicture } from "../calls.ts";
import { pictureAddress, wideEnough } from "../picture-text.ts";

interface Props {
  picture: ListedPicture;
  /** What a press does, in words. */
  label: string;
  isChosen?: boolean;
  onPress(): void;
}

/** One picture of a grid, with what is to be done about it. */
export function PictureTile({ picture, label, isChosen = false, onPress }: Props) {
  const t = useTranslations("admin.pictures");
  const { name, shown, uses } = picture;
  const isSilent = lacksAlt(picture);
  return (
    <button
      type="button"
      className="picture-tile"
      aria-label={label}
      aria-pressed={isChosen || undefined}
      onClick={onPress}
    >
      <Thumbnail picture={picture} />
      <span className="picture-name">{name}</span>
      <span className="admin-row">
        {isSilent && <Badge tone="todo">{t("noAlt")}</Badge>}
        {shown.width < wideEnough && <Badge tone="going">{t("small")}</Badge>}
        <span className="admin-soft admin-small">
          {uses.length > 0 ? t("usedCount", { count: uses.length }) : t("unused")}
        </span>
      </span>
    </button>
  );
}

/** In one of the languages. */
const lacksAlt = ({ alt, decorative }: ListedPicture) =>
  !decorative && languageCodes.some((code) => !alt[code]);

/** Small, whole; decoration, since its name stands beside it. */
function Thumbnail({ picture: { shown } }: { picture: ListedPicture }) {
  const { id, width, height, widths } = shown;
  return (
    <img
      src={pictureAddress(id, widths[0] ?? width)}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      className="picture-thumbnail"
    />
  );
}
