import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { productPictureNames } from "#features/catalogue/product-choices.ts";
import { ProductPicture } from "#features/catalogue/product-picture.tsx";
import { PictureDialog } from "#features/pictures/admin/picture-dialog.tsx";
import { logoNames } from "#features/sections/pictures/client-companies.ts";
import { ClientLogo } from "#features/sections/pictures/client-logos.tsx";
import { AdminButton } from "#platform/admin/admin-button.tsx";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";
import { SmallButton } from "../editor-button.tsx";
import { optionsOf } from "../preview/show-draft.ts";
import { useAskAround, usePhotos } from "../screen/use-cards.ts";
import { type ControlProps, shared } from "./control-props.ts";
import { useDescription } from "./use-description.tsx";
import { useOptionName } from "./use-option-name.ts";

/** Products and clients have drawings of their own, some of them by names that other drawings have, too. */
function shownBy(names: readonly string[] | undefined): typeof ShownPicture {
  if (names === productPictureNames) return ProductPicture as typeof ShownPicture;
  return names === logoNames ? Logo : ShownPicture;
}

function Logo(props: Parameters<typeof ShownPicture>[0]) {
  return typeof props.picture === "string" ? (
    <ClientLogo logo={props.picture} />
  ) : (
    <ShownPicture {...props} />
  );
}

/** A drawing of the site or an uploaded picture: seen as it is, chosen in a dialog. */
export function PictureControl(props: ControlProps) {
  const { id: control, leaf, said, set } = props;
  const t = useTranslations("admin.pictures");
  const nameOf = useOptionName();
  const photos = usePhotos();
  const askAround = useAskAround();
  const [isOpen, setOpen] = useState(false);
  const { describe, dialog } = useDescription();
  const button = useRef<HTMLButtonElement>(null);
  const chosen = typeof said === "string" ? said : undefined;
  const [id] = chosen === undefined ? [] : (leaf.photosIn?.(chosen) ?? []);
  const photo = photos.find((one) => one.of === id);
  const Shown = shownBy(leaf.options);
  const look = {
    className: "picture-thumbnail",
    photo: "picture-thumbnail",
    sizes: "8rem",
    alt: "",
  };
  const drawings = optionsOf(leaf).map((name) => ({
    name,
    label: nameOf(name),
    picture: <Shown picture={name} {...look} />,
  }));

  function choose(value: string, isNew = false): void {
    set(value);
    setOpen(false);
    const [taken] = leaf.photosIn?.(value) ?? [];
    // The page around knows the newest pictures once it was asked again.
    if (!photos.some((one) => one.of === taken)) askAround();
    if (isNew) describe(taken);
  }

  return (
    <div className="picture-control">
      <Shown picture={id === undefined ? chosen : photo} {...look} />
      <div className="admin-row">
        <AdminButton
          {...shared(props)}
          ref={button}
          // The field's name alone would hide what a press does.
          aria-labelledby={`${control}-label ${control}-does`}
          onClick={() => setOpen(true)}
        >
          <span id={`${control}-does`}>{t(chosen === undefined ? "choose" : "chooseOther")}</span>
        </AdminButton>
        {id !== undefined && (
          <SmallButton onClick={() => describe(id)}>{t("describe")}</SmallButton>
        )}
        {chosen !== undefined && !leaf.required && (
          <SmallButton
            onClick={() => {
              set(undefined);
              button.current?.focus();
            }}
          >
            {t("takeAway")}
          </SmallButton>
        )}
      </div>
      {isOpen && (
        <PictureDialog {...{ chosen, drawings }} onChoose={choose} onClose={() => setOpen(false)} />
      )}
      {dialog}
    </div>
  );
}
