import { useEffect, useState } from "react";
import type * as LateParts from "./late-parts.ts";

type Late = typeof LateParts;

let fetched: Late | undefined;
let failures = 0;

const isLate = (parts: unknown): parts is Late => typeof parts === "object" && parts !== null && "SessionWarning" in parts;

/**
 * Rejects when the chunk cannot be had. Browsers up to Chrome 153 remember that it did not come, and never fetch it again
 * by its name; so it is asked for by another one from the second time on. They name it in what they reject with.
 */
async function fetchLate(): Promise<Late> {
  try {
    return await import("./late-parts.ts");
  } catch (error) {
    failures += 1;
    const address = /https?:\/\/\S+\.js/u.exec(String(error))?.[0];
    if (failures === 1 || address === undefined) throw error;
    const parts: unknown = await import(/* @vite-ignore */ `${address}?${failures}`);
    if (!isLate(parts)) throw error;
    return parts;
  }
}

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
      fetchLate().then(
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
