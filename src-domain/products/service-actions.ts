import type { WarsawDate } from "../shared-kernel/index.ts";
import { canBeVisited } from "./appointment.ts";
import { isEndCallOffered } from "./product-end.ts";
import type { Product } from "./product.ts";
import { serviceMoveOption, type ServiceMoveOption } from "./service-move.ts";

/** What can be done with a service where it stands (PROD-07, PROD-08). */
export interface ServiceActions {
  /** Whose channels can be looked at; `undefined`: none. */
  readonly guideId: string | undefined;
  readonly move: ServiceMoveOption;
  readonly visit: boolean;
  /** A call about its end is offered. */
  readonly talk: boolean;
  /** It has settings of its own, as a mobile number. */
  readonly mobile: boolean;
}

/** What the provider says of the whole account, as far as it decides about single services. */
export interface AccountFlags {
  readonly flags: { readonly showServiceMoveButton: boolean; readonly showProductEndContactPopup: boolean };
  readonly moveMessage: string | undefined;
}

/** What can be done with `product` on `today`. */
export function availableActions(
  product: Product,
  { flags, moveMessage }: AccountFlags,
  today: WarsawDate,
): ServiceActions {
  const hasGuide = product.showTvGuide && (product.category === "television" || product.category === "tv_smart");
  return {
    guideId: hasGuide ? product.tvGuideId : undefined,
    move: serviceMoveOption(product, flags, moveMessage),
    visit: canBeVisited(product),
    talk: isEndCallOffered(product, flags, today),
    mobile: product.mvnoProduct,
  };
}
