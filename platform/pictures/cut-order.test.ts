import { expect, test } from "vitest";
import { widthIn, widthsOf } from "./cut-order.ts";

const shape = { width: 400, height: 225 };

test.each([
  [{ width: 1600, height: 1200 }, [400, 800]],
  [{ width: 640, height: 640 }, [400, 640]],
  [{ width: 1600, height: 225 }, [400]],
  [{ width: 240, height: 135 }, [240]],
  [{ width: 100, height: 1 }, [1]],
])("of %j the widths %j are cut", (size, widths) => {
  expect(widthsOf(widthIn(size, shape), [400, 800])).toEqual(widths);
});
