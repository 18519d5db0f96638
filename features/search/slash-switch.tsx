import { useState } from "react";
import { useTranslations } from "use-intl";
import { chooseSlash, isSlashOff } from "./slash-key.ts";

/** Whether `/` opens the search, where it was opened. */
export function SlashSwitch() {
  const t = useTranslations("search");
  const [isOn, setOn] = useState(() => !isSlashOff());
  return (
    <label className="search-slash">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target: { checked } }) => {
          setOn(checked);
          chooseSlash(checked);
        }}
      />
      {t("slash")}
    </label>
  );
}
