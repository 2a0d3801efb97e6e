import { useEffect, useRef } from "react";

/** Calls `act` when the network is back, so that failed loads are retried without an action of the user. */
export function useWhenOnline(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const isBack = () => latest.current();
    window.addEventListener("online", isBack);
    return () => window.removeEventListener("online", isBack);
  }, []);
}
