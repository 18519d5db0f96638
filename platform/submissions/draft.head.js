// What is typed into a form with `data-draft` is kept for this tab, from the first letter on, before React.
addEventListener(
  "input",
  ({ target }) => {
    const key = target.form?.dataset.draft;
    if (!key || !("draftField" in target.dataset)) return;
    try {
      const draft = JSON.parse(sessionStorage.getItem(key)) ?? {};
      draft[target.name] = target.value;
      sessionStorage.setItem(key, JSON.stringify(draft));
    } catch {}
  },
  true,
);
