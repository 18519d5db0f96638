import { expect, test } from "vitest";
import { stageIn } from "#tests/support/stage.tsx";
import { takeRefusedForm } from "./refused-form.ts";
import { useCheckedForm } from "./use-checked-form.ts";

const stage = stageIn("en");

function Form() {
  const { props, problem, errors } = useCheckedForm<"name">({
    ...{ name: "contact", address: "/contact", draftKey: "draft", controls: { name: "Name" } },
    ...{ loadSchema: () => Promise.reject(), bodyOf: () => ({}), onSent: () => {}, isAgain: false },
  });
  return (
    <form {...props}>
      <p id="wrong">{errors.name}</p>
      <p id="problem">{problem}</p>
    </form>
  );
}

test("why a post without script was refused still stands there once the script has come", async () => {
  const refused = {
    ...{ page: location.pathname, form: "contact", values: {} },
    ...{ errors: { name: "Please enter your name" }, status: "Please wait five minutes." },
  };
  document.head.innerHTML = `<script type="application/json" id="refused-form">${JSON.stringify(refused)}</script>`;
  takeRefusedForm();
  await stage(<Form />);
  expect(document.querySelector("#wrong")?.textContent).toBe("Please enter your name");
  expect(document.querySelector("#problem")?.textContent).toBe("Please wait five minutes.");
});
