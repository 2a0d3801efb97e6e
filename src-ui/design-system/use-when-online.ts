import { useEffect, useRef } from "react";

/** Acts when the device's network is back, for what could not be had without it: whoever waits need press nothing. */
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
