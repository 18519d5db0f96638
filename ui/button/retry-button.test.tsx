import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { RetryButton } from "./retry-button.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test("when what was asked for comes, the page has the focus of the button that goes; nobody else loses theirs", async () => {
  const main = document.body.appendChild(document.createElement("main"));
  main.tabIndex = -1;
  const root = createRoot(main.appendChild(document.createElement("div")));
  onTestFinished(() => act(() => root.unmount()));
  const draw = (part: React.ReactNode) => act(async () => root.render(part));
  let asked = 0;
  const button = <RetryButton onRetry={() => asked++}>Again</RetryButton>;

  await draw(button);
  const shown = main.querySelector("button");
  shown?.focus();
  shown?.click();
  expect(asked).toBe(1);
  expect(document.activeElement).toBe(shown);
  await draw("here");
  expect(document.activeElement).toBe(main);

  await draw(
    <>
      <input />
      {button}
    </>,
  );
  const field = main.querySelector("input");
  field?.focus();
  await draw(<input />);
  expect(document.activeElement).toBe(main.querySelector("input"));
});
