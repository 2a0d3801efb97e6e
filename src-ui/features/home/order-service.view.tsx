import { MessageCircle, Phone } from "lucide-react";
import { use } from "react";
import { observer } from "#ui/shared/observer.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { OrderCallButton } from "#ui/shared/order-call-button.tsx";
import type { HomeHelpLine } from "./banners.view.tsx";
import { HomeSlotsContext } from "./home-slots.ts";
import { t } from "./home.texts.ts";

/** Ways to reach the operator that are open to this customer. */
export interface OrderServiceViewState {
  /** True when this customer may open the chat (CHAT-18). */
  readonly hasChat: boolean;
  /** True when this customer may send requests, also for a call (NAV-08). */
  readonly hasRequests: boolean;
}

/** Ways to order a first service: a call, the chat and the phone number. */
export const OrderService = observer(function OrderService({
  model: { hasChat, hasRequests },
  helpLine,
}: {
  readonly model: OrderServiceViewState;
  readonly helpLine: HomeHelpLine | undefined;
}) {
  const { PromisedCall } = use(HomeSlotsContext);
  return (
    <div className="cluster">
      {hasRequests && <OrderCallButton PromisedCall={PromisedCall}>{t("services.call")}</OrderCallButton>}
      {hasChat && (
        <LinkButton icon={MessageCircle} href={pathTo("chat")}>
          {t("services.chat")}
        </LinkButton>
      )}
      {helpLine !== undefined && (
        <LinkButton icon={Phone} href={`tel:${helpLine.dial}`}>
          <span className="nowrap">{helpLine.number}</span>
        </LinkButton>
      )}
    </div>
  );
});
