import { recall, remember } from "./storage";

export type Language = "fr" | "en";
export type Theme = "auto" | "light" | "dark";
export type Speed = "calm" | "quick" | "none";

interface Preferences {
  language: Language;
  theme: Theme;
  sound: boolean;
  speed: Speed;
}

function preferredLanguage(): Language {
  for (const wanted of navigator.languages) {
    if (wanted.startsWith("fr")) return "fr";
    if (wanted.startsWith("en")) return "en";
  }
  return "fr";
}

const defaults: Preferences = { language: preferredLanguage(), theme: "auto", sound: false, speed: "calm" };

export const preferences: Preferences = $state({ ...defaults, ...recall<Partial<Preferences>>("preferences", {}) });

/** Called once by the app: keeps the document and the memory in step with the choices. */
export function followPreferences(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = preferences.language;
    if (preferences.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = preferences.theme;
    remember("preferences", $state.snapshot(preferences));
  });
  $effect(() => {
    // Another tab may change them too.
    const onStorage = (event: StorageEvent) => {
      if (event.key === "palier.preferences")
        Object.assign(preferences, recall<Partial<Preferences>>("preferences", {}));
    };
    addEventListener("storage", onStorage);
    return () => removeEventListener("storage", onStorage);
  });
}

export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
