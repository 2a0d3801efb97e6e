import { useEffect, useRef, useState } from "react";
import { again } from "./again.ts";

/**
 * A hook that fetches a chunk as soon as it is `wanted`. Should it not come, it is asked for again when the network is
 * back, and whenever
 * `occasion` changes. `onFailed` hears of each time that it has not come.
 */
export function partsOf<Parts>(load: () => Promise<Parts>, isWhole: (parts: unknown) => parts is Parts) {
  let fetched: Parts | undefined;
  const fetchParts = again(load, isWhole);

  return (wanted: boolean, occasion?: string, onFailed?: () => void): Parts | undefined => {
    const [parts, setParts] = useState(fetched);
    const latest = useRef(onFailed);
    useEffect(() => {
      latest.current = onFailed;
    });
    useEffect(() => {
      if (parts !== undefined || !wanted) return undefined;
      let gone = false;
      const ask = () => {
        fetchParts().then(
          (whole) => {
            fetched = whole;
            if (!gone) setParts(whole);
          },
          () => {
            if (!gone) latest.current?.();
          },
        );
      };
      ask();
      window.addEventListener("online", ask);
      return () => {
        gone = true;
        window.removeEventListener("online", ask);
      };
    }, [parts, wanted, occasion]);
    return parts;
  };
}
