import { observer } from "#ui/shared/observer.ts";
import { useState } from "react";
import { useLocation, useNavigate, useParams } from "react-router-dom";
import { extensionOfNotice } from "#domain/offers/extension-of-notice.ts";
import { noticeStateOf } from "#domain/deadlines/notice-state.ts";
import type { LegalNotice } from "#domain/messages/index.ts";
import type { NoticeExtension } from "#ui/features/messages/legal-notice.view.tsx";
import { pathTo } from "#domain/navigation/paths.ts";
import { MessagesScreen } from "#ui/features/messages/messages.screen.tsx";
import { mailboxTitle } from "#ui/features/messages/mailbox-title.ts";
import { OutageScreen } from "#ui/features/messages/outage/outage.screen.tsx";
import { OutageViewModel } from "#ui/features/messages/outage/outage.view-model.ts";
import { outageIdIn } from "#ui/shared/outage-href.ts";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { useService, useServices } from "../container/use-service.tsx";
import * as tokens from "../container/tokens.ts";
import { NoticedQuestionSlot } from "./noticed-question-slot.tsx";
import { PageTitle } from "./page-title.tsx";
import { offerHref } from "#ui/shared/page-hrefs.ts";

/** Contexts whose services the screen resolves. */
export const contexts = ["finance", "forms", "mailbox"] as const;

/** The title contains the number of unread messages. */
export const titlesItself = true;

/** Screen at `/messages`, `/messages/:id` (MSG-01) and `/messages?outage=<id>` (OUT-01). */
export function Component() {
  const outageId = outageIdIn(useLocation().search);
  return outageId === undefined ? <Mailbox /> : <OutageRoute outageId={outageId} />;
}

const OUTAGE_DEPENDENCIES = {
  messages: tokens.MESSAGES_STORE,
  news: tokens.OUTAGE_NEWS_PORT,
  client: tokens.CLIENT_STORE,
  contact: tokens.CONTACT_STORE,
  today: tokens.TODAY_STORE,
  idempotencyKeys: tokens.IDEMPOTENCY_KEY_PORT,
} as const;

const OutageRoute = observer(function OutageRoute({ outageId }: { readonly outageId: string }) {
  const dependencies = useServices(OUTAGE_DEPENDENCIES);
  const [model] = useState(() => new OutageViewModel(dependencies));
  const title = model.titleOf(outageId);
  return (
    <>
      <PageTitle route="messages" name={title === undefined ? undefined : providerText(title)} />
      <OutageScreen model={model} outageId={outageId} />
    </>
  );
});

const Mailbox = observer(function Mailbox() {
  const model = useService(tokens.MAILBOX_VIEW_MODEL);
  const [client, offers] = [useService(tokens.CLIENT_STORE), useService(tokens.OFFERS_STORE)];
  const today = useService(tokens.TODAY_STORE);
  const { id } = useParams();
  const navigate = useNavigate();
  const extensionOf = (notice: LegalNotice): NoticeExtension | undefined => {
    const products = client.data.known?.products ?? [];
    const offer = extensionOfNotice(notice, { offers: offers.all ?? [], products, today: today.today });
    return offer && { href: offerHref(offer.offerId), until: offer.offerExpirationDate };
  };
  return (
    <>
      <Title id={id} />
      <MessagesScreen
        model={model}
        id={id}
        onLeave={() => void navigate(pathTo("messages"), { replace: true, preventScrollReset: true })}
        noticeStateOf={(notice, sentOn) =>
          noticeStateOf(notice, {
            products: client.data.known?.products ?? [],
            orders: offers.history.known ?? [],
            sentOn,
            today: today.today,
          })
        }
        extensionOf={extensionOf}
        NoticedQuestion={NoticedQuestionSlot}
      />
    </>
  );
});

const Title = observer(function Title({ id }: { readonly id: string | undefined }) {
  const model = useService(tokens.MAILBOX_VIEW_MODEL);
  const name = mailboxTitle(model.unread, id === undefined ? undefined : model.find(id)?.title);
  return <PageTitle route="messages" name={name} />;
});
