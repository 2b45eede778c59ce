// What modules look at when they are loaded, outside a browser.
const browser = {
  location: { pathname: "/", search: "", hash: "", origin: "http://localhost" },
  navigator: { languages: ["fr"] },
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
};
for (const [name, value] of Object.entries(browser)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
