import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { useRemoval } from "./use-removal.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

function List() {
  const [items, setItems] = useState(["first", "second", "third"]);
  const { place, onRemoved } = useRemoval();
  const remove = (item: string) => {
    setItems(items.filter((one) => one !== item));
    onRemoved(items.indexOf(item));
  };
  return (
    <fieldset ref={place}>
      {items.map((item) => (
        <fieldset key={item} className="editor-item">
          <button type="button" aria-label={item} />
          <button type="button" data-removes={item} onClick={() => remove(item)} />
        </fieldset>
      ))}
      <button type="button" className="editor-add" aria-label="add" />
    </fieldset>
  );
}

test("what is removed leaves the focus to its neighbour, the last one to what adds another", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  await act(async () => createRoot(place).render(<List />));
  const remove = async (item: string) => {
    const button = place.querySelector<HTMLElement>(`[data-removes=${item}]`);
    button?.focus();
    await act(async () => button?.click());
    return document.activeElement?.getAttribute("aria-label");
  };
  expect(await remove("first")).toBe("second");
  expect(await remove("third")).toBe("second");
  expect(await remove("second")).toBe("add");
});
