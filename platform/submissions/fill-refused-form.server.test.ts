import { expect, test } from "vitest";
import { fillRefusedForm } from "./fill-refused-form.server.ts";

const page = `<html><head><title>x</title></head><body>
<form data-form="email"><input name="email" type="email"/><p data-error-for="email"></p></form>
<form method="post" data-form="contact" action="/x"><input type="hidden" name="language" value="en"/>
<input id="a" data-name="no" name="name" placeholder="Full name"/><p id="e" data-error-for="name" class="c"></p>
<textarea name="message" class="c"></textarea><p data-error-for="message"></p>
<p role="alert" data-form-status=""></p></form></body></html>`;

const filled = fillRefusedForm(page, {
  page: "/en/contact",
  form: "contact",
  values: { name: `"><script>alert('1')</script>$&`, message: "a\n</textarea><b>" },
  errors: { message: "Too <long>" },
  status: "Wait & see",
});

test("what was typed comes back as text, never as markup", () => {
  expect(filled).toContain(
    `name="name" placeholder="Full name" value="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;$&amp;"/>`,
  );
  expect(filled).toContain(
    `<textarea name="message" class="c" aria-invalid="true">\na\n&lt;/textarea&gt;&lt;b&gt;</textarea>`,
  );
  expect(filled).not.toContain("<script>alert");
});

test("only the form that was posted is touched, and hidden fields keep their value", () => {
  expect(filled).toContain(
    `<form data-form="email"><input name="email" type="email"/><p data-error-for="email"></p>`,
  );
  expect(filled).toContain(`name="language" value="en"/>`);
});

test("the sentences stand in their slots", () => {
  expect(filled).toContain(`<p data-error-for="message">Too &lt;long&gt;</p>`);
  expect(filled).toContain(`<p id="e" data-error-for="name" class="c"></p>`);
  expect(filled).toContain(`data-form-status="">Wait &amp; see</p>`);
});

test("the data block can be read and cannot be left", () => {
  const [, json = ""] = /id="refused-form">(.*?)<\/script><\/head>/s.exec(filled) ?? [];
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual({
    page: "/en/contact",
    form: "contact",
    values: { name: `"><script>alert('1')</script>$&`, message: "a\n</textarea><b>" },
    errors: { message: "Too <long>" },
    status: "Wait & see",
  });
});
