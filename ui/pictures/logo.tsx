import { FactoryMark } from "./factory-mark.tsx";

/** Mark and name as one; the name is text, so it is read, selected and translated. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-bold text-base leading-tight tracking-tight [word-spacing:0.1em] min-[360px]:whitespace-nowrap min-[360px]:text-lg">
      <FactoryMark className="size-8 flex-none" />
      {name}
    </span>
  );
}
