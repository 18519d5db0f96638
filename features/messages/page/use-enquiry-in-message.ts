import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { draftKeys, keepInDraft, readDraft } from "#platform/submissions/form-draft.ts";
import { placeEnquiry, takeOutEnquiry } from "./place-enquiry.ts";

/** What a page's address asks the company about, and who writes that down. */
export interface Enquiry {
  /** Undefined: nothing. */
  about: string | undefined;
  /** Its text in the page's language; empty where it means nothing. */
  write(about: string): Promise<string>;
}

/** The draft's own entries beside those of the controls: what is asked about, and its text in the message. */
const entries = { about: "enquiry", text: "enquiry-text" };

/**
 * Puts what the address asks about into the message, once: below what was typed, in the page's language, and for
 * the visitor to edit or to take out again. As long as its text stands as it was put in, another enquiry takes its
 * place, and another language rewrites it.
 */
export function useEnquiryInMessage(form: RefObject<HTMLFormElement | null>, enquiry?: Enquiry) {
  const { key: visit } = useLocation();
  const [shown, setShown] = useState<{ text: string; isPlaced: boolean }>();
  const asked = enquiry?.about;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a visit; who writes is made anew with each render
  useEffect(() => {
    const { [entries.about]: keptAbout, [entries.text]: earlier = "" } = readDraft(
      draftKeys.contact,
    );
    const about = asked ?? keptAbout;
    if (!enquiry || about === undefined) return;
    let isLeft = false;
    enquiry.write(about).then(
      (text) => {
        const field = messageOf(form.current);
        if (isLeft || !field) return;
        // The server puts the same text into the page.
        const standing = [text, earlier].find((one) => one !== "" && field.value.includes(one));
        const isNew = asked !== undefined && (about !== keptAbout || field.value.trim() === "");
        if (text !== "" && (standing || isNew)) {
          write(field, placeEnquiry(field.value, text, standing));
          keepInDraft(draftKeys.contact, { [entries.about]: about, [entries.text]: text });
          setShown({ text, isPlaced: true });
        }
        // Put in once: a reload or a link to this page does not ask again.
        if (asked !== undefined) history.replaceState(history.state, "", location.pathname);
      },
      // Without its code nothing is put in; the address still asks.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [asked, visit]);

  return {
    shown,
    /** Takes the text out, or puts it back. */
    toggle() {
      const field = messageOf(form.current);
      if (!field || !shown) return;
      const { text, isPlaced } = shown;
      write(field, isPlaced ? takeOutEnquiry(field.value, text) : placeEnquiry(field.value, text));
      setShown({ text, isPlaced: !isPlaced });
    },
  };
}

function messageOf(form: HTMLFormElement | null) {
  return form?.querySelector<HTMLTextAreaElement>("[name=message]");
}

/** As if it had been typed, so that it is kept and checked. */
function write(field: HTMLTextAreaElement, text: string) {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
