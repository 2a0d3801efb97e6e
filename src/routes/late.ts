import { useEffect, useState } from "react";
import type * as LateParts from "./late-parts.ts";

type Late = typeof LateParts;

let fetched: Late | undefined;

/**
 * What stands around a page and is not needed to use it: dialogs, and the operator's promo with its sanitiser. Fetched as
 * soon as the page stands, long before a session can run out. Should the chunk not come, it is asked for again when the
 * network is back, at the next page, and when a session begins to run out.
 */
export function useLate(page: string | undefined, warns = false): Late | undefined {
  const [late, setLate] = useState(fetched);
  useEffect(() => {
    if (late !== undefined) return undefined;
    let gone = false;
    const fetchParts = () => {
      import("./late-parts.ts").then(
        (parts) => {
          fetched = parts;
          if (!gone) setLate(parts);
        },
        () => undefined,
      );
    };
    fetchParts();
    window.addEventListener("online", fetchParts);
    return () => {
      gone = true;
      window.removeEventListener("online", fetchParts);
    };
  }, [late, page, warns]);
  return late;
}
