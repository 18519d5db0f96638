import { expect, test } from "vitest";
import { comesBackRefused } from "#tests/support/comes-back-refused.ts";
import { stageIn } from "#tests/support/stage.tsx";
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
  comesBackRefused({
    form: "contact",
    ...{ errors: { name: "Please enter your name" }, status: "Please wait five minutes." },
  });
  await stage(<Form />);
  expect(document.querySelector("#wrong")?.textContent).toBe("Please enter your name");
  expect(document.querySelector("#problem")?.textContent).toBe("Please wait five minutes.");
});
