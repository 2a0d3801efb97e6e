import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { linkTokenOf, type LinkToken } from "#domain/navigation/link-token.ts";
import { useService } from "../container/use-service.tsx";
import { LINK_TOKEN_STORE } from "../container/tokens.ts";

/**
 * The token of the link that led here. It leaves the address bar and the history before anything of the page is drawn;
 * `undefined` until it has. `clean` is the page's address without it. Pages that lead on to one another share it; what
 * is opened
 * by another link takes its place.
 */
export function useLinkToken(clean: string, param?: string): LinkToken | undefined {
  const store = useService(LINK_TOKEN_STORE);
  const { search, hash, key } = useLocation();
  const navigate = useNavigate();
  const [visit, setVisit] = useState({ key, token: store.token });
  const isClean = linkTokenOf({ param, search, hash }).kind === "none";

  useEffect(() => {
    if (isClean) return;
    store.keep(linkTokenOf({ param, search, hash }));
    void navigate(clean, { replace: true });
  }, [isClean, clean, hash, navigate, param, search, store]);

  // what a visit began with is its own; it has a new key once the address is clean
  if (isClean && visit.key !== key) setVisit({ key, token: store.token });
  return isClean && visit.key === key ? visit.token : undefined;
}
