import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import type { Consent } from "#features/buyer-rights/texts/shown-texts.ts";
import { savedCart } from "#features/cart/saved-cart.ts";
import { useLanguage } from "#platform/language/use-language.ts";
import { mayBeSignedIn } from "#platform/session/presence.ts";
import { draftKeys, forgetDraft, restoreDraft } from "#platform/submissions/form-draft.ts";
import { loadSending, sendWithoutCode } from "#platform/submissions/load-sending.ts";
import { refusedFormOf } from "#platform/submissions/refused-form.ts";
import { getReadyToSend } from "#platform/submissions/use-submission.ts";
import { useFocusBack } from "#ui/button/use-focus-back.ts";
import type { OrderSums } from "../calls.ts";
import { wordOfLines } from "../word-of-lines.ts";
import { isAskedOf } from "./buyer-controls.ts";
import { errorMessage } from "./error-message.ts";
import { linesOf } from "./lines-of-address.ts";
import type { BuyerErrors } from "./read-buyer.ts";
import { useOrderTexts } from "./use-order-texts.ts";
import { useSums } from "./use-sums.ts";

/** The rules of what is typed, which are the server's; the page does not begin with them. */
const loadRules = () => import("./read-buyer.ts");
const loadOrdering = () => Promise.all([loadRules(), import("./send-order.ts"), loadSending()]);

/** When the form is touched; what does not come is noticed when it is sent. */
function getReadyToOrder(): void {
  getReadyToSend();
  loadOrdering().catch(() => {});
}

export type Checkout = ReturnType<typeof useCheckout>;

/** The checkout's form, brought to life: the sums follow country and buyer, and what is typed outlives everything. */
export function useCheckout() {
  const t = useTranslations();
  const say = useTranslations("checkout");
  const format = useFormatter();
  const { code } = useLanguage();
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const isSending = useRef(false);
  const isLeaving = useRef(false);
  const [isReady, setReady] = useState(false);
  const [lines, setLines] = useState("");
  const [buyer, setBuyer] = useState({ kind: "", country: "", hasVatId: false });
  const [errors, setErrors] = useState<BuyerErrors>({});
  const [missing, setMissing] = useState<readonly Consent[]>([]);
  const [problem, setProblem] = useState<string>();
  const [problemOfSums, setProblemOfSums] = useState<string>();
  const [isLoading, setLoading] = useState(false);
  useFocusBack(isLoading);
  const { sums, setSums, isBusy, askAgain } = useSums(lines, buyer, code, (result) => {
    if (result.outcome === "done") setProblemOfSums(undefined);
    else if (result.outcome === "refused")
      setProblemOfSums(say(wordOfLines(result.errors.lines?.[0])));
    else setProblemOfSums(t("forms.status.offline"));
  });
  const isShort = (of: OrderSums | undefined) =>
    of?.lines.some(({ available, quantity }) => available < quantity);

  const [facts, setFacts] = useState("");
  // Who asks for an offer is shown the texts of an order once there is one.
  const texts = useOrderTexts(lines, sums?.way === "quote" ? "" : facts, code);

  /** What sums and texts depend on. */
  function readBuyer() {
    const value = (name: string) =>
      form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? "";
    const who = { kind: value("kind"), country: value("country") };
    const now = { ...who, hasVatId: isAskedOf("vatId", who) && value("vatId").trim() !== "" };
    // The same buyer draws nothing anew.
    setBuyer((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    if (!now.kind || !now.country) return setFacts("");
    const read = loadRules().then(
      ({ factsOfTexts }) => form.current && setFacts(factsOfTexts(new FormData(form.current))),
    );
    // Without the rules all consents stay as they stand; the server looks, too.
    read.catch(() => {});
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; the cart is read when it is there
  useEffect(() => {
    setReady(true);
    const read = () => isLeaving.current || setLines(linesOf(search, savedCart.rows()));
    read();
    if (form.current) restoreDraft(form.current, draftKeys.checkout);
    const refused = refusedFormOf("order");
    if (refused) {
      setErrors(refused.errors);
      setProblem(refused.status);
    }
    readBuyer();
    const shown = form.current;
    // Guests are asked nothing, and do not load what would ask.
    if (shown && mayBeSignedIn())
      import("./fill-from-account.ts")
        .then(({ fillFromAccount }) => fillFromAccount(shown))
        .then(readBuyer, () => {});
    return savedCart.subscribe(read);
  }, [search]);

  function showErrors(found: BuyerErrors) {
    setErrors(found);
    // The first one in the form, whatever was looked at first.
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[];
    fields.find(({ name }) => name in found)?.focus();
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The rules may still be on the way: a second press is the same one.
    if (isSending.current) return;
    isSending.current = true;
    await checkAndSend(event.currentTarget);
    isSending.current = false;
  }

  async function checkAndSend(sent: HTMLFormElement) {
    const data = new FormData(sent);
    const loaded = await loadOrdering().catch(() => undefined);
    if (!loaded) {
      if (!(await sendWithoutCode(sent))) setProblem(t("forms.status.offline"));
      return;
    }
    const [{ wrongWith }, { sendOrder }] = loaded;
    const wrong = wrongWith(data);
    setProblem(undefined);
    setMissing(wrong.consents);
    showErrors(wrong.errors);
    if (!sums) askAgain();
    if (wrong.consents.length > 0 || Object.keys(wrong.errors).length > 0 || !sums) return;
    setLoading(true);
    const result = await sendOrder({ data, lines, sums, language: code });
    if (result.outcome === "done") {
      forgetDraft(draftKeys.checkout);
      // Until the order's page is there all stays as it is: an empty cart looks like an order that is lost.
      isLeaving.current = true;
      addEventListener("pageshow", comeBack, { once: true });
      if (!search) savedCart.write([]);
      location.assign(result.answer.page);
      return;
    }
    setLoading(false);
    if (result.outcome === "conflict" && result.answer.sums) {
      const { sums: now } = result.answer;
      setSums(now);
      setProblem(say(isShort(now) ? "soldOut" : "pricesChanged"));
      summary.current?.focus();
      return;
    }
    if (result.outcome === "refused") return showErrors(result.errors);
    if (result.outcome === "limited") {
      const { waitInWords } = await import("#platform/submissions/send-form.ts");
      const wait = waitInWords(result.waitSeconds, format.number);
      return setProblem(t("forms.status.limited", { wait }));
    }
    if (result.outcome === "notForSale") return setProblem(say(wordOfLines(result.code)));
    setProblem(t(`forms.status.${result.outcome === "offline" ? "offline" : "unavailable"}`));
  }

  /** Back from the order's page, where the browser kept this one as it was left. */
  function comeBack() {
    isLeaving.current = false;
    setLoading(false);
    setLines(linesOf(search, savedCart.rows()));
  }

  const clear = useCallback((name: string) => {
    setErrors((before) => (before[name] ? { ...before, [name]: undefined } : before));
  }, []);
  const messageOf = (name: string) => errorMessage(say, name, errors[name]);
  return {
    ...{ lines, buyer, errors, missing, isLoading, isBusy, sums, texts, summary, clear },
    /** What is gone is told before all is filled in. */
    problem: problem ?? problemOfSums ?? (isShort(sums) ? say("soldOut") : undefined),
    messageOf,
    /** What there is to be ordered, once the browser has looked. */
    contents: contentsOf(isReady, lines),
    /** What a select of the form gets. */
    choice: (name: "country" | "kind") => ({
      ...{
        id: `order-${name}`,
        name,
        required: true,
        defaultValue: "",
        className: "field-control",
      },
      "data-draft-field": "",
      "aria-invalid": errors[name] ? (true as const) : undefined,
      "aria-describedby": `order-${name}-error`,
      onChange: () => clear(name),
    }),
    props: {
      ref: form,
      onSubmit,
      onChange: readBuyer,
      onFocus: getReadyToOrder,
      noValidate: isReady,
    },
  };
}

type Contents = "unknown" | "nothing" | "something";

const contentsOf = (isKnown: boolean, lines: string): Contents =>
  !isKnown ? "unknown" : lines === "" ? "nothing" : "something";
