import { useState } from "react";
import { memoizeLoader } from "../boot/memoize-loader.ts";
import { useService } from "../container/use-service.tsx";
import { APP } from "../container/tokens.ts";

/**
 * Returns a function that stores the onboarding task of the theme, for places outside the settings (SET-06). A failure
 * is ignored, because the theme is chosen all the same.
 */
export function useMarkThemeChosen(): () => void {
  const { container } = useService(APP);
  const [markThemeChosen] = useState(() => {
    const load = memoizeLoader(async () => (await import("./mark-done.ts")).createMarkDone(container));
    return () =>
      void load()
        .then((markDone) => markDone("setTheme"))
        .catch(() => undefined);
  });
  return markThemeChosen;
}
