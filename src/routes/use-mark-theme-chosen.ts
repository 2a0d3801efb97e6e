import { useState } from "react";
import { useService } from "../container/use-service.tsx";
import { APP } from "../container/tokens.ts";
import type { MarkDone } from "./mark-done.ts";

/**
 * Returns a function that stores the onboarding task of the theme, for places outside the settings (SET-06). A failure
 * is ignored, because the theme is chosen all the same.
 */
export function useMarkThemeChosen(): () => void {
  const { container } = useService(APP);
  const [markThemeChosen] = useState(() => {
    let loading: Promise<MarkDone> | undefined;
    return () => {
      loading ??= import("./mark-done.ts").then(({ createMarkDone }) => createMarkDone(container));
      void loading.then((markDone) => markDone("setTheme")).catch(() => (loading = undefined));
    };
  });
  return markThemeChosen;
}
