import type { ContinuingOrder } from "#domain/termination/continuing-orders.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { formatDate } from "#ui/shared/formats.ts";
import { withdrawalHref } from "#ui/shared/contract-summary/withdrawal-right.tsx";
import { t } from "./termination.texts.ts";

/** Orders that go on after the end of a contract, with the right to withdraw from them (TERM-45). Nothing without any. */
export function ContinuingOrders({ orders }: { readonly orders: readonly ContinuingOrder[] }) {
  return orders.map(({ number, boundUntil, withdrawalUntil }) => (
    <Banner
      key={number}
      tone="notice"
      live="none"
      title={
        boundUntil === undefined
          ? t("order.title", { number })
          : t("order.titleBound", { number, day: formatDate(boundUntil) })
      }
    >
      {t("order.text")}{" "}
      {withdrawalUntil !== undefined && (
        <>
          {t("order.withdraw", { day: formatDate(withdrawalUntil) })}{" "}
          <Link href={withdrawalHref(number)}>{t("order.link", { number })}</Link>
        </>
      )}
    </Banner>
  ));
}
