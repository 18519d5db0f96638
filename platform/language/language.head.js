// Before the first paint: at a bare address, a visitor who chose another language is taken there.
const prefixes = __LANGUAGE_PREFIXES__;
const key = "language";
const choose = (code) => {
  try {
    localStorage.setItem(key, JSON.stringify({ code }));
  } catch {}
};
const { pathname, search, hash } = location;
let prefix;
try {
  const { code } = JSON.parse(localStorage.getItem(key));
  if (typeof code === "string" && Object.hasOwn(prefixes, code)) prefix = prefixes[code];
} catch {}
const isBare = !Object.values(prefixes).some((p) => `${pathname}/`.startsWith(`${p}/`));
if (prefix && isBare) {
  document.documentElement.hidden = true;
  location.replace(prefix + (pathname === "/" ? "" : pathname) + search + hash);
}
// A language link stores its language before it leaves the page and keeps query and anchor; works before React.
for (const type of ["click", "auxclick"]) {
  addEventListener(
    type,
    (event) => {
      const link = event.target.closest?.("a[data-language]");
      if (!link) return;
      choose(link.dataset.language);
      link.search = location.search;
      link.hash = location.hash;
    },
    true,
  );
}
