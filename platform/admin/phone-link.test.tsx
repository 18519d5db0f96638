import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PhoneLink } from "./phone-link.tsx";

test.for([
  ["+90 (222) 000 00-00", "tel:+902220000000"],
  ["030/123.456", "tel:030123456"],
] as const)("%s can be called", ([phone, href]) => {
  const markup = renderToStaticMarkup(<PhoneLink phone={phone} />);
  expect(markup).toContain(`href="${href}"`);
  expect(markup).toContain(`>${phone}<`);
});

test.for(["call me", "1", "0222 000 or by mail", "javascript:12345"])(
  "%s is shown and calls nobody",
  (phone) => {
    expect(renderToStaticMarkup(<PhoneLink phone={phone} />)).toBe(`<span>${phone}</span>`);
  },
);
