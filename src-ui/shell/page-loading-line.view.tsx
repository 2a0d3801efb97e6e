import { useEffect, useState } from "react";
import { LoadingLine } from "#ui/design-system/skeleton.tsx";
import { t } from "./shell.texts.ts";

/** Delay before the loading line is shown (ms). */
const LOADING_LINE_DELAY_MS = 300;

/** Loading line of a page that has been loading for longer than the delay. */
export function PageLoadingLine({ isLoading }: { readonly isLoading: boolean }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = window.setTimeout(() => setLate(true), LOADING_LINE_DELAY_MS);
    return () => {
      window.clearTimeout(timer);
      setLate(false);
    };
  }, [isLoading]);
  return isLoading && isLate ? <LoadingLine label={t("pageLoading")} /> : null;
}
