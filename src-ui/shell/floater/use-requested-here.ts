import { useCallback, useEffect, useState } from "react";

/**
 * Returns a flag for a window that was requested in this tab, and the function that sets it; closing the window resets
 * it. A window that another tab opens takes no focus here (ADA-01).
 */
export function useRequestedHere(isOpen: boolean): readonly [boolean, () => void] {
  const [isRequested, setRequested] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => setRequested(false);
  }, [isOpen]);
  return [isRequested, useCallback(() => setRequested(true), [])];
}
