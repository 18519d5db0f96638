import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useMotion } from "#ui/motion/motion.ts";
import { PauseIcon, PlayIcon } from "#ui/pictures/icons.tsx";
import { TypedText } from "#ui/typed-text/typed-text.tsx";
import { SiteLink } from "../rich-text-view.tsx";
import type { HeroValues } from "./section.ts";

interface Props {
  typed: NonNullable<HeroValues["typed"]>;
  /** One target for all words: a link that leads elsewhere while somebody aims at it is none. */
  to: string | undefined;
}

/** Words that are typed one after the other, and their pause. */
export function TypedWords({ typed, to }: Props) {
  const t = useTranslations("hero");
  const moving = useMotion();
  const [isPaused, setPaused] = useState(false);
  const words = useMemo(() => typed.map(({ word }) => word), [typed]);
  const text = <TypedText words={words} moving={moving && !isPaused} />;
  const Icon = isPaused ? PlayIcon : PauseIcon;
  return (
    // One field, as wide as its longest word, with the control at its end: nothing moves when that comes.
    <span className="relative inline-flex min-h-11 items-center rounded-control border border-line bg-surface pr-12 pl-3">
      {to ? (
        <SiteLink to={to} className="underline decoration-1 underline-offset-4">
          {text}
        </SiteLink>
      ) : (
        text
      )}
      <button
        type="button"
        hidden={!moving}
        className="tool-button absolute right-0 text-ink-soft"
        aria-label={t(isPaused ? "playTyping" : "pauseTyping")}
        onClick={() => setPaused(!isPaused)}
      >
        <Icon className="size-4" />
      </button>
    </span>
  );
}
