import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { linkTokenOf, type LinkToken } from "#domain/navigation/link-token.ts";
import { useService } from "../container/use-service.tsx";
import { LINK_TOKEN_STORE } from "../container/tokens.ts";
import { LINK_OPENED } from "./history-state.ts";

/**
 * Returns the token of the link that led here, after removing it from the address bar and the history; `undefined`
 * until then. `clean` is the address without the token. Pages of one flow share the token; another link replaces it.
 */
export function useLinkToken(clean: string, param?: string): LinkToken | undefined {
  const store = useService(LINK_TOKEN_STORE);
  const { search, hash, key } = useLocation();
  const navigate = useNavigate();
  const [visit, setVisit] = useState({ key, token: store.token });
  const isClean = linkTokenOf({ param, search, hash }).kind === "none";

  useEffect(() => {
    if (isClean) return;
    store.setToken(linkTokenOf({ param, search, hash }));
    void navigate(clean, { replace: true, state: LINK_OPENED });
  }, [isClean, clean, hash, navigate, param, search, store]);

  // A visit keeps its initial token; the clean address gets a new key.
  if (isClean && visit.key !== key) setVisit({ key, token: store.token });
  return isClean && visit.key === key ? visit.token : undefined;
}
