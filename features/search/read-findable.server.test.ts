import { expect, test } from "vitest";
import { readFindable } from "./read-findable.server.ts";

const page = (main: string) => `<html><head><title>T</title></head><body>
<header><h2>Menu</h2></header><main id="content">${main}</main><footer>End</footer></body></html>`;

test("a page is read part by part, with the nearest anchor", () => {
  expect(
    readFindable(
      page(`<h1>Contact</h1><p>Write <a href="#">to us</a>.</p>
        <section id="offices"><h2 id="offices-heading">Where</h2><p>Two offices</p>
        <ul><li id="ankara"><h3>Ankara</h3><p>Street<br>1</p></li><li><h3>Izmir</h3></li></ul></section>
        <h2 id="end">End</h2><h2>Last</h2>`),
    ),
  ).toEqual([
    { heading: "Contact", depth: 1, anchor: "", text: "Write to us." },
    { heading: "Where", depth: 2, anchor: "offices", text: "Two offices" },
    { heading: "Ankara", depth: 3, anchor: "ankara", text: "Street · 1" },
    { heading: "Izmir", depth: 3, anchor: "offices", text: "" },
    { heading: "End", depth: 2, anchor: "end", text: "" },
    { heading: "Last", depth: 2, anchor: "", text: "" },
  ]);
});

test("forms, menus, hidden text and scripts are no words of the page", () => {
  const [part] = readFindable(
    page(`<h1>A</h1><form><label>Name<input></label></form><nav>Menu</nav><span aria-hidden="true">x<b>y</b></span>
      <div hidden>secret</div><script>let a</script><p>B &amp; C</p>`),
  );
  expect(part).toEqual({ heading: "A", depth: 1, anchor: "", text: "B & C" });
});
