import { Fragment } from "react";
import type { EndingCharge } from "#domain/products/ending-charges.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { ServiceName } from "#ui/shared/service-name.tsx";
import { t } from "./services.texts.ts";

/** Ending services that the sum names; of more, it says that there are others. */
const MAX_NAMED = 3;

/** Says which services of the sum end, and when: it holds only until then (SERV-08). */
export function EndingInSum({ of: ending }: { readonly of: readonly EndingCharge[] }) {
  if (ending.length === 0) return null;
  return (
    <p className="muted small">
      {t("sumEnding.title")}{" "}
      {ending.slice(0, MAX_NAMED).map((charge, index) => (
        <Fragment key={charge.productId}>
          {index > 0 && ", "}
          <ServiceName of={charge} />{" "}
          {charge.endsOn === undefined
            ? t("sumEnding.unknown")
            : t("sumEnding.until", { day: formatDate(charge.endsOn) })}
        </Fragment>
      ))}
      {ending.length > MAX_NAMED && ` ${t("sumEnding.others")}`}.
    </p>
  );
}
