import type { WarsawDate } from "../shared-kernel/index.ts";
import { canBeVisited } from "./appointment.ts";
import { isEndTalkedAbout } from "./product-end.ts";
import type { Product } from "./product.ts";
import { moveOffer, type MoveOffer } from "./service-move.ts";

/** What can be done with a service where it stands (PROD-07, PROD-08). */
export interface ServiceDeeds {
  /** Whose channels can be looked at; `undefined`: none. */
  readonly guideId: string | undefined;
  readonly move: MoveOffer;
  readonly visit: boolean;
  /** A call about its end is offered. */
  readonly talk: boolean;
  /** It has settings of its own, as a mobile number. */
  readonly mobile: boolean;
}

/** What the provider says of the whole account, as far as it decides about single services. */
export interface AccountSays {
  readonly flags: { readonly showServiceMoveButton: boolean; readonly showProductEndContactPopup: boolean };
  readonly moveMessage: string | undefined;
}

/** What can be done with `product` on `today`. */
export function deedsOf(product: Product, { flags, moveMessage }: AccountSays, today: WarsawDate): ServiceDeeds {
  const hasGuide = product.showTvGuide && (product.category === "television" || product.category === "tv_smart");
  return {
    guideId: hasGuide ? product.tvGuideId : undefined,
    move: moveOffer(product, flags, moveMessage),
    visit: canBeVisited(product),
    talk: isEndTalkedAbout(product, flags, today),
    mobile: product.mvnoProduct,
  };
}
