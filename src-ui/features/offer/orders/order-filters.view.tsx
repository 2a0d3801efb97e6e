import { observer } from "#ui/shared/observer.ts";
import { orderLabelNamed } from "#domain/offers/order-filter.ts";
import { Select } from "#ui/design-system/forms/select.tsx";
import { t } from "../offer.texts.ts";
import type { OrdersViewState } from "./orders.view.tsx";

export interface OrderFiltersProps {
  readonly model: Pick<OrdersViewState, "label" | "labels" | "year" | "years" | "shown" | "filter">;
}

/** Filters of the order history by label and year, with the number of orders found. */
export const OrderFilters = observer(function OrderFilters({ model }: OrderFiltersProps) {
  return (
    <div className="cluster" role="search" aria-label={t("orders.title")}>
      <Select
        label={t("orders.filter")}
        value={model.label ?? ""}
        onChange={({ currentTarget: { value } }) => model.filter({ label: orderLabelNamed(value) })}
      >
        <option value="">{t("orders.all")}</option>
        {model.labels.map((label) => (
          <option key={label} value={label}>
            {label === "accepted" ? t("orders.accepted") : t(`badge_${label}`)}
          </option>
        ))}
      </Select>
      <Select
        label={t("orders.year")}
        value={model.year ?? ""}
        onChange={({ currentTarget: { value } }) => model.filter({ year: value === "" ? undefined : value })}
      >
        <option value="">{t("orders.allYears")}</option>
        {model.years.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </Select>
      <span className="muted small" role="status">
        {t("orders.found", { count: model.shown.length })}
      </span>
    </div>
  );
});
