import { useEffect, useRef } from "react";

/**
 * Calls `onUnmount` after the component has left the page, but not when React's StrictMode unmounts and mounts it again
 * at once, as it does in development. `onUnmount` must be stable.
 */
export function useOnUnmount(onUnmount: () => void): void {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      queueMicrotask(() => {
        if (!isMounted.current) onUnmount();
      });
    };
  }, [onUnmount]);
}
