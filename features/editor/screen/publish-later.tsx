import { useFormatter, useTranslations } from "use-intl";
import { ScheduleForm } from "#features/content-board/admin/schedule-form.tsx";
import { useOfficeClock } from "#features/content-board/admin/use-office-clock.ts";
import type { contentBoardCalls } from "#features/content-board/calls.ts";
import { useGateWords } from "#features/pages/use-gate-words.ts";
import { DangerButton } from "#platform/admin/danger-button.tsx";
import { useSend } from "#platform/admin/use-send.ts";
import { useTellError } from "#platform/admin/use-tell-error.ts";
import type { LanguageCode } from "#platform/language/languages.ts";
import { useLanguageName } from "#platform/language/use-language-name.ts";
import type { editorCalls } from "../calls.ts";
import { SmallButton } from "../editor-button.tsx";
import { useEditor, useEditorState } from "./use-editor.ts";

interface Props {
  /** Those that are ticked. */
  languages: readonly LanguageCode[];
  timeZone: string;
  /** Shows what stands against going live. */
  check(): Promise<void>;
  onChanged(): Promise<void>;
  /** It leaves the site by this job. */
  onGone(job: string): Promise<void>;
}

/** What else can be done with a page: publishing it at a time, and taking it off the site. */
export function PublishLater({ languages, timeZone, check, onChanged, onGone }: Props) {
  const t = useTranslations("admin.editor.publish");
  const board = useTranslations("admin.content");
  const words = useTranslations();
  const say = useGateWords();
  const tellError = useTellError();
  const languageName = useLanguageName();
  const editor = useEditor();
  const live = useEditorState((state) => state.live);
  const { id } = editor.getState().document;
  const going = languages.filter((code) => live.some(({ language }) => language === code));
  const { send } = useSend<typeof editorCalls & typeof contentBoardCalls>();

  /** What is scheduled is a version: the draft of now is kept as one first. */
  async function keep(): Promise<boolean> {
    await check();
    const kept = await send("POST /api/admin/entry/save", { body: { id } }, { stay: true });
    const isKept = kept?.problems.length === 0;
    if (isKept) await onChanged();
    return isKept;
  }

  async function unpublish(): Promise<void> {
    const body = { ids: [id], languages: [...going] };
    const answer = await send("POST /api/admin/content/unpublish", { body }, { stay: true });
    if (!answer) return;
    const { job, problems } = answer;
    if (job) return onGone(job);
    // A page that the site leads to stays.
    const [why] = problems;
    tellError(why ? say(why.code, why.value) : words("admin.problem.notSaved"));
  }

  return (
    <details className="editor-later">
      <summary>{t("later")}</summary>
      <ScheduleForm
        ids={[id]}
        timeZone={timeZone}
        languages={languages}
        before={keep}
        onRefused={({ problems }) => (problems.length > 0 ? void check() : tellError(t("nothing")))}
        onDone={() => void onChanged()}
      />
      {going.length > 0 && (
        <DangerButton
          heading={t("unpublishHeading", { languages: going.map(languageName).join(", ") })}
          text={t("unpublishText")}
          yes={board("unpublish")}
          onYes={() => void unpublish()}
        >
          {board("unpublish")}
        </DangerButton>
      )}
    </details>
  );
}

interface ScheduledProps {
  timeZone: string;
  /** Whoever looks may take it off the schedule. */
  mayChange: boolean;
  onChanged(): Promise<void>;
}

/** What goes live by itself, said to whoever writes: what is written from now on is not in it. */
export function Scheduled({ timeZone, mayChange, onChanged }: ScheduledProps) {
  const t = useTranslations("admin.editor.publish");
  const board = useTranslations("admin.content");
  const format = useFormatter();
  const languageName = useLanguageName();
  const atOffice = useOfficeClock(timeZone);
  const scheduled = useEditorState((state) => state.scheduled);
  const newest = useEditorState((state) => state.version);
  const isChanged = useEditorState((state) => state.isChanged);
  const { send } = useSend<typeof contentBoardCalls>();

  async function takeOff(job: string): Promise<void> {
    await send("POST /api/admin/content/unschedule", { body: { id: job } }, { stay: true });
    await onChanged();
  }

  return (
    <>
      {scheduled.map(({ job, due, languages, version, isOlder }) => (
        <p key={job} className="editor-scheduled">
          {t("goesLive", {
            when: atOffice(due),
            languages: format.list(languages.map(languageName)),
          })}{" "}
          {isOlder && (
            <strong>
              {t("goesBack")} {mayChange && `${t("keepsNewer")} `}
            </strong>
          )}
          {!isOlder && (isChanged || version < newest) && (
            <strong>
              {t("goesWithout")} {mayChange && `${t("goesAlong")} `}
            </strong>
          )}
          {mayChange && (
            <SmallButton onClick={() => void takeOff(job)}>{board("takeOff")}</SmallButton>
          )}
        </p>
      ))}
    </>
  );
}
