import type { ContinuingOrder } from "#domain/termination/continuing-orders.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { formatDate } from "#ui/shared/formats.ts";
import { ServiceNames } from "#ui/shared/service-name.tsx";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";
import { withdrawalHref } from "#ui/shared/contract-summary/withdrawal-right.tsx";
import { t } from "./termination.texts.ts";

/**
 * Orders that go on after the end of a contract, with the right to withdraw from them (TERM-45). Nothing without any.
 */
export function ContinuingOrders({ orders }: { readonly orders: readonly ContinuingOrder[] }) {
  return orders.map(({ number, boundUntil, withdrawalUntil, ...order }) => (
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
      <Replacement order={order} />{" "}
      {withdrawalUntil !== undefined && (
        <>
          {t("order.withdraw", { day: formatDate(withdrawalUntil) })}{" "}
          <Link href={withdrawalHref(number)}>{t("order.link", { number })}</Link>
        </>
      )}
    </Banner>
  ));
}

/** Says which services of the contract the order replaces and since when; without them that it begins. */
function Replacement({
  order: { replaced, startsBy, isStartFixed },
}: {
  readonly order: Pick<ContinuingOrder, "replaced" | "startsBy" | "isStartFixed">;
}) {
  if (replaced.length === 0) return t("order.text");
  const parts = { services: <ServiceNames of={replaced} /> };
  return (
    <>
      {t("order.notEnded")}{" "}
      {startsBy === undefined ? (
        <TextWithPolish t={t} of="order.replaces" parts={parts} />
      ) : (
        <TextWithPolish
          t={t}
          of={isStartFixed ? "order.replacesFrom" : "order.replacesBy"}
          params={{ day: formatDate(startsBy) }}
          parts={parts}
        />
      )}
    </>
  );
}
