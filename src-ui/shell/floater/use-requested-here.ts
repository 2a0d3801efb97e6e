import { useCallback, useEffect, useState } from "react";

/**
 * Whether the open window was requested in this tab, and the function that marks it so; reset when the window closes. A
 * window that another tab opens takes no focus here (ADA-01).
 */
export function useRequestedHere(isOpen: boolean): readonly [boolean, () => void] {
  const [isRequested, setRequested] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => setRequested(false);
  }, [isOpen]);
  return [isRequested, useCallback(() => setRequested(true), [])];
}
