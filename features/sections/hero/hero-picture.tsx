import type { Photo } from "#ui/pictures/photo.ts";
import { ShownPicture } from "#ui/pictures/shown-picture.tsx";

export default function HeroPicture(props: { picture: string | Photo; className: string }) {
  return <ShownPicture {...props} photo={`${props.className} aspect-4/3 rounded-card`} isFirst />;
}
