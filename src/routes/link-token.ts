import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { linkTokenOf, type LinkToken } from "#domain/navigation/link-token.ts";
import type { App } from "../boot/app.ts";

const NONE = { kind: "none" } as const;

/** The token that this window was opened with. In memory alone: no storage, no history and no address keeps it. */
let held: LinkToken = NONE;

let watched: Pick<App, "onSessionEnd"> | undefined;

/**
 * Its matter is settled, or it is of no use: whoever comes back to its page has to open the link again. A page that
 * stands goes on with it.
 */
export function forgetLink(): void {
  held = NONE;
}

/**
 * Lets the link go with the session that ends: whoever comes to a shared computer next finds no matter by going back.
 */
export function forgetLinkWithSession(app: Pick<App, "onSessionEnd">): void {
  // once: an end of before is told to every new listener, and would take a newer link away
  if (watched === app) return;
  watched = app;
  app.onSessionEnd(forgetLink);
}

/**
 * The token of the link that led here. It leaves the address bar and the history before anything of the page is drawn;
 * `undefined` until it has. `clean` is the page's address without it. Pages that lead on to one another share it; what
 * is opened
 * by another link takes its place.
 */
export function useLinkToken(clean: string, param?: string): LinkToken | undefined {
  const { search, hash, key } = useLocation();
  const navigate = useNavigate();
  const [visit, setVisit] = useState({ key, token: held });
  const isClean = linkTokenOf({ param, search, hash }).kind === "none";

  useEffect(() => {
    if (isClean) return;
    held = linkTokenOf({ param, search, hash });
    void navigate(clean, { replace: true });
  }, [isClean, clean, hash, navigate, param, search]);

  // what a visit began with is its own; it has a new key once the address is clean
  if (isClean && visit.key !== key) setVisit({ key, token: held });
  return isClean && visit.key === key ? visit.token : undefined;
}
