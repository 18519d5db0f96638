import { expect, test } from "vitest";
import type { PageToRender, RenderedPage } from "./render-page.server.ts";
import type { Renderer } from "./renderer.server.ts";
import { shareOut } from "./several-renderers.server.ts";

/** Stands for a child: says what it was asked for, and answers when it is told to. */
function standIn(isReady = true) {
  const asked: string[] = [];
  const open: (() => void)[] = [];
  let ready = isReady;
  let prepared = 0;
  const renderer: Renderer = {
    isReady: () => ready,
    render: ({ address }) => {
      asked.push(address);
      return new Promise<RenderedPage>((done) => {
        open.push(() => done({ files: [], search: [] }));
      });
    },
    prepare: () => {
      prepared += 1;
    },
    stop: () => {},
  };
  return {
    ...{ asked, renderer, answer: () => open.shift()?.(), prepared: () => prepared },
    comeUp: () => {
      ready = true;
    },
  };
}

const page = (address: string) => ({ address }) as PageToRender;

test("a page goes to the child that has least to do", async () => {
  const [one, other] = [standIn(), standIn()];
  const { render } = shareOut([one.renderer, other.renderer]);
  const first = render(page("a"));
  void render(page("b"));
  void render(page("c"));
  expect([one.asked, other.asked]).toEqual([["a", "c"], ["b"]]);
  one.answer();
  await first;
  void render(page("d"));
  expect(one.asked).toEqual(["a", "c", "d"]);
});

test("a single page waits for no second child; many start it, and share it once it is up", () => {
  const [one, other] = [standIn(), standIn(false)];
  const { render } = shareOut([one.renderer, other.renderer]);
  for (const address of ["a", "b", "c", "d"]) void render(page(address));
  expect([one.asked.length, other.prepared()]).toEqual([4, 0]);
  void render(page("e"));
  expect([one.asked.length, other.asked.length, other.prepared()]).toEqual([5, 0, 1]);
  other.comeUp();
  void render(page("f"));
  expect(other.asked).toEqual(["f"]);
});

test("where none is up yet, all are asked", () => {
  const [one, other] = [standIn(false), standIn(false)];
  const { render } = shareOut([one.renderer, other.renderer]);
  for (const address of ["a", "b"]) void render(page(address));
  expect([one.asked, other.asked]).toEqual([["a"], ["b"]]);
});

test("a page that fails leaves its child free for the next one", async () => {
  const failing = { ...standIn().renderer, render: () => Promise.reject(new Error("broken")) };
  const other = standIn();
  const { render } = shareOut([failing, other.renderer]);
  await expect(render(page("a"))).rejects.toThrow("broken");
  await expect(render(page("b"))).rejects.toThrow("broken");
  expect(other.asked).toEqual([]);
});
