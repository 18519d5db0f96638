import { fillRefusedForm } from "#platform/submissions/fill-refused-form.server.ts";
import { type RefusedForm, takeRefusedForm } from "#platform/submissions/refused-form.ts";

/** A page whose form was posted before its script had come, and refused: the script comes now. */
export function comesBackRefused(refused: Omit<RefusedForm, "page" | "values">): void {
  const page = { page: location.pathname, values: {}, ...refused };
  document.head.innerHTML = fillRefusedForm("</head>", page);
  takeRefusedForm();
}
