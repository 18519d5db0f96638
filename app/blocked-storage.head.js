// Where a browser blocks storage, React Router's scroll restoration throws: it gets one that keeps nothing.
try {
  sessionStorage.length;
} catch {
  const value = { getItem: () => null, setItem() {}, removeItem() {} };
  Object.defineProperty(window, "sessionStorage", { value });
}
