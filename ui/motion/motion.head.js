// Before the first paint: whether things may move. The visitor's choice, else what the system asks for.
let motion;
try {
  motion = localStorage.getItem("motion");
} catch {}
if (motion !== "on" && motion !== "off") {
  motion = matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "on";
}
document.documentElement.setAttribute("data-motion", motion);
