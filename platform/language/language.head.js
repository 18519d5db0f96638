// Before the first paint: at a bare address, a visitor who chose another language is taken there.
const prefixes = __LANGUAGE_PREFIXES__;
const key = "language";
const choose = (code) => {
  try {
    localStorage.setItem(key, JSON.stringify({ code }));
  } catch {}
};
const { pathname, search, hash } = location;
let chosen;
try {
  const { code } = JSON.parse(localStorage.getItem(key));
  if (typeof code === "string" && Object.hasOwn(prefixes, code)) chosen = code;
} catch {}
const isBare = !Object.values(prefixes).some((p) => `${pathname}/`.startsWith(`${p}/`));
// In a frame stands the preview of a page, whose language the editor chooses.
if (chosen && isBare && parent === window) {
  // A page with an address of its own in each language says them; it may not be there in the chosen one.
  const { addresses } = document.documentElement.dataset;
  const target = addresses
    ? JSON.parse(addresses)[chosen]
    : prefixes[chosen] + (pathname === "/" ? "" : pathname);
  if (target) {
    document.documentElement.hidden = true;
    location.replace(target + search + hash);
  }
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
