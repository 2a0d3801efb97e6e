import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { offerFloater, isSnoozed, shouldSnooze, withSnooze } from "#ui/shell/floater/offer-floater.policy.ts";
import { plusDays } from "#domain/shared-kernel/index.ts";
import { siteText } from "#domain/site-content/index.ts";
import { OfferFloaterView } from "#ui/shell/floater/offer-floater.view.tsx";
import type { App } from "../boot/app.ts";
import { useCookieChoice } from "./cookie-question.tsx";
import { OFFER_FLOATER_VISITS, WELCOME_MARKS_PORT } from "../container/tokens.ts";

/** The offer floater by the operator's settings (OFFER-07). Not over the question of cookies. */
export const OfferFloater = observer(function OfferFloater({ app }: { readonly app: App }) {
  const { siteContent, session, today } = app.stores;
  const [marks] = useState(() => app.container.root.get(WELCOME_MARKS_PORT));
  const [rests, setRests] = useState(() => isSnoozed(marks.read(), today.today));
  const [isOpen, setOpen] = useState(false);
  const isAnswered = useCookieChoice(app.cookies) !== undefined;
  const content = siteContent.content.known;
  const floater = content === undefined ? undefined : offerFloater((key) => siteText(content, key));
  const account = session.current?.currentContext;
  const opensItself = floater?.expands === true && isAnswered && !rests && account !== undefined;
  useEffect(() => {
    if (!opensItself || account === undefined) return;
    if (app.container.root.get(OFFER_FLOATER_VISITS).claim(account)) setOpen(true);
  }, [app, account, opensItself]);
  if (floater === undefined || rests) return null;
  const close = (ticked: boolean): void => {
    setOpen(false);
    if (!shouldSnooze(floater, ticked)) return;
    marks.write(withSnooze(marks.read(), plusDays(today.today, floater.snoozeDays)));
    setRests(true);
  };
  return <OfferFloaterView floater={floater} isOpen={isOpen} onOpen={() => setOpen(true)} onClose={close} />;
});
