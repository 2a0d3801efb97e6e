import { useEffect, useState } from "react";
import { useNavigation } from "react-router-dom";

const AFTER_MS = 300;

/** Whether a page has been on its way for so long that the customer should see it. */
export function usePageLoading(): boolean {
  const busy = useNavigation().state !== "idle";
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = window.setTimeout(() => setLate(true), AFTER_MS);
    return () => {
      window.clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);
  return busy && late;
}
