import { useEffect, useRef, useState } from "react";
import { again, has } from "./again.ts";
import type * as AskedParts from "./asked-parts.ts";
import type * as LateParts from "./late-parts.ts";

type Late = typeof LateParts;
type Asked = typeof AskedParts;

/**
 * A hook that fetches a chunk as soon as it is `wanted`. Should it not come, it is asked for again when the network is back, and whenever
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

const useLateParts = partsOf(() => import("./late-parts.ts"), (parts): parts is Late => has(parts, "SessionWarning"));

/**
 * What stands around a page and is not needed to use it: dialogs, and the operator's promo with its sanitiser. Fetched as
 * soon as the page stands, long before a session can run out; asked for again at the next page, and when a session begins to run out.
 */
export const useLate = (page: string | undefined, warns = false): Late | undefined => useLateParts(true, `${page} ${warns}`);

/** Dialogs that a press asks for, or an answer of the provider: from the moment that the first is `wanted`. */
export const useAsked = partsOf(() => import("./asked-parts.ts"), (parts): parts is Asked => has(parts, "AccountsChoice"));
