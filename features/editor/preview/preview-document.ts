import { useEffect, useRef, useState } from "react";
import { bringParts } from "#features/pages/bring-parts.ts";
import type { PageDocument, ShownSection } from "#features/pages/page-document.ts";
import { partNamesOf } from "#features/pages/part-names.ts";
import type { SiteShell } from "#platform/content/site-shell.ts";
import { plain } from "./find-place.ts";
import { holdTheme } from "./hold-theme.ts";
import { hear, type Place, type ToPreview, tell } from "./preview-messages.ts";

/** What the frame shows. */
export interface Previewed {
  page: PageDocument;
  shell: SiteShell;
}

/** Within the frame: hears what to draw, and says what was clicked. Nothing leads away from it. */
export function usePreviewDocument(): Previewed | undefined {
  const [previewed, setPreviewed] = useState<Previewed>();
  const known = useRef(new Map<string, ShownSection>());

  useEffect(() => {
    if (parent === window) return;
    async function show(message: Extract<ToPreview, { kind: "page" }>): Promise<void> {
      const sections = message.sections.flatMap(
        (one) => (typeof one === "string" ? known.current.get(one) : one) ?? [],
      );
      known.current = new Map(sections.map((one) => [one.id, one]));
      const page: PageDocument = { ...message.page, sections };
      await bringParts(partNamesOf(page));
      setPreviewed({ page, shell: message.shell });
    }
    const theme = holdTheme();
    const stopHearing = hear<ToPreview>(
      () => parent,
      (message) => {
        if (message.kind === "page") void show(message);
        if (message.kind === "theme") theme.show(message.theme);
        if (message.kind === "reveal") reveal(message);
      },
    );
    const onClick = (event: MouseEvent) => {
      const target = event.target as Element;
      // Menus open and accordions unfold; links and forms stay where they are.
      if (target.closest("a, [type=submit]")) event.preventDefault();
      if (target.closest("main")) tell(parent, { kind: "clicked", ...placeOf(target) });
    };
    const onSubmit = (event: SubmitEvent) => event.preventDefault();
    document.addEventListener("click", onClick, true);
    document.addEventListener("submit", onSubmit, true);
    tell(parent, { kind: "ready" });
    return () => {
      stopHearing();
      theme.stop();
      document.removeEventListener("click", onClick, true);
      document.removeEventListener("submit", onSubmit, true);
    };
  }, []);

  // After the page is drawn: how soon it follows what is typed can be measured.
  useEffect(() => {
    if (previewed) tell(parent, { kind: "drawn" });
  }, [previewed]);

  return previewed;
}

const content = () => document.querySelector("main") ?? document.body;
const sectionOf = (element: Element) => element.closest("section[id], main > [id]");

/** The text that was clicked: of the nearest element that is not a whole section. */
function placeOf(target: Element): Place {
  const section = sectionOf(target) ?? undefined;
  const text = plain(target.textContent ?? "");
  const isLong = target === section || text.length > 2_000;
  const same = isLong ? [] : textsWithin(section ?? content(), text);
  return {
    section: section?.id,
    text: isLong ? "" : text,
    nth: Math.max(
      0,
      same.findIndex((one) => one === target || one.contains(target)),
    ),
  };
}

/** The innermost elements whose whole text this is. */
function textsWithin(root: Element, text: string): Element[] {
  return [...root.querySelectorAll("*")].filter(
    (one) =>
      plain(one.textContent ?? "") === text &&
      ![...one.children].some((child) => plain(child.textContent ?? "") === text),
  );
}

/** Brings a text into sight and marks it for a moment. */
function reveal({ section, text, nth }: Place): void {
  const root = (section && document.getElementById(section)) || content();
  const same = text === "" ? [] : textsWithin(root, text);
  const begin = text.slice(0, 40);
  const found =
    same[nth] ??
    same[0] ??
    (begin === ""
      ? undefined
      : [...root.querySelectorAll("h1, h2, h3, p, li, dt, dd, span, a, blockquote")].find((one) =>
          plain(one.textContent ?? "").startsWith(begin),
        )) ??
    (section ? root : undefined);
  if (!found) return;
  const { top, bottom } = found.getBoundingClientRect();
  if (top < 80 || bottom > innerHeight - 20) {
    // An element that is higher than the frame begins at its top.
    const block = bottom - top > innerHeight * 0.7 ? "start" : "center";
    found.scrollIntoView({ block, behavior: "instant" });
  }
  found.classList.remove("preview-shown");
  requestAnimationFrame(() => found.classList.add("preview-shown"));
}
