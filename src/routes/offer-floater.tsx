import { observer } from "#ui/shared/observer.ts";
import { useEffect, useState } from "react";
import {
  readOfferFloaterSettings,
  isSnoozed,
  shouldSnooze,
  withSnooze,
} from "#ui/shell/floater/offer-floater.policy.ts";
import { plusDays } from "#domain/shared-kernel/index.ts";
import { siteText } from "#domain/site-content/index.ts";
import { OfferFloaterView } from "#ui/shell/floater/offer-floater.view.tsx";
import { useService } from "../container/use-service.tsx";
import { useCookieChoice } from "./use-cookie-choice.ts";
import * as tokens from "../container/tokens.ts";

/** Offer floater with the operator's settings (OFFER-07). Not shown over the cookie question. */
export const OfferFloater = observer(function OfferFloater() {
  const siteContent = useService(tokens.SITE_CONTENT_STORE);
  const session = useService(tokens.SESSION_STORE);
  const today = useService(tokens.TODAY_STORE);
  const marks = useService(tokens.WELCOME_MARKS_PORT);
  const visits = useService(tokens.OFFER_FLOATER_VISITS);
  const [rests, setRests] = useState(() => isSnoozed(marks.read(), today.today));
  const [isOpen, setOpen] = useState(false);
  const isAnswered = useCookieChoice() !== undefined;
  const content = siteContent.content.known;
  const floater = content === undefined ? undefined : readOfferFloaterSettings((key) => siteText(content, key));
  const account = session.current?.currentContext;
  const opensItself = floater?.opensAutomatically === true && isAnswered && !rests && account !== undefined;
  useEffect(() => {
    if (!opensItself || account === undefined) return;
    if (visits.claim(account)) setOpen(true);
  }, [visits, account, opensItself]);
  if (floater === undefined || rests) return null;
  const close = (ticked: boolean): void => {
    setOpen(false);
    if (!shouldSnooze(floater, ticked)) return;
    marks.write(withSnooze(marks.read(), plusDays(today.today, floater.snoozeDays)));
    setRests(true);
  };
  return <OfferFloaterView floater={floater} isOpen={isOpen} onOpen={() => setOpen(true)} onClose={close} />;
});
