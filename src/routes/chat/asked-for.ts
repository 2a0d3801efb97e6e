import { useCallback, useEffect, useState } from "react";

/**
 * Whether somebody has asked for the window in this tab since it was last away: one that another tab opens takes no
 * focus here (ADA-01).
 */
export function useAskedFor(isOpen: boolean): readonly [boolean, () => void] {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => setAsked(false);
  }, [isOpen]);
  return [isAsked, useCallback(() => setAsked(true), [])];
}
