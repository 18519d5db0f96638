import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { useFocusBack } from "./use-focus-back.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

function Sending({ isBusy }: { isBusy: boolean }) {
  useFocusBack(isBusy);
  return (
    <>
      <input />
      <button type="submit" disabled={isBusy}>
        send
      </button>
    </>
  );
}

async function shown() {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const show = (isBusy: boolean) => act(async () => root.render(<Sending isBusy={isBusy} />));
  await show(false);
  const [button, field] = [place.querySelector("button"), place.querySelector("input")];
  return { show, button: button as HTMLButtonElement, field: field as HTMLInputElement };
}

test("a button that was switched off while it worked has the focus again", async () => {
  const { show, button } = await shown();
  button.focus();
  await show(true);
  // What a browser does with a button that is switched off, and jsdom does not.
  button.blur();
  await show(false);
  expect(document.activeElement).toBe(button);
});

test("whoever has gone to another place meanwhile stays there", async () => {
  const { show, button, field } = await shown();
  button.focus();
  await show(true);
  field.focus();
  await show(false);
  expect(document.activeElement).toBe(field);
});
