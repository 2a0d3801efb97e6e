import { observer } from "#ui/shared/observer.ts";
import { useEffect } from "react";
import { MobileDataLeft } from "#ui/shared/mobile-data/mobile-data-left.view.tsx";
import { MOBILE_DATA_STORE } from "../container/tokens.ts";
import { useService } from "../container/use-service.tsx";

/** Data left of one mobile number; loads it once per account. */
export const MobileData = observer(function MobileData({ productId }: { readonly productId: string }) {
  const number = useService(MOBILE_DATA_STORE).of(productId);
  useEffect(() => void number.load(), [number]);
  const { status } = number.state;
  return <MobileDataLeft mobile={number.known} isLoading={status === "idle" || status === "loading"} />;
});
