import { observer } from "#ui/shared/observer.ts";
import { documentKindNamed } from "#domain/documents/index.ts";
import { DateField } from "#ui/design-system/forms/date-field.tsx";
import { SearchField } from "#ui/design-system/forms/search-field.tsx";
import { Select } from "#ui/design-system/forms/select.tsx";
import { dateFieldTexts, toCalendarDate } from "#ui/shared/calendar/date-field-texts.ts";
import type { CustomerDocumentsViewModel } from "./customer-documents.view-model.ts";
import { t } from "./documents.texts.ts";

/** Years before and after today that the calendar of the filter offers. */
const YEARS_BACK = 30;
const YEARS_AHEAD = 3;

const inYears = (today: string, years: number) => {
  const { year, ...day } = toCalendarDate(today);
  return { ...day, year: year + years, day: 1 };
};

/** Filters by text, kind, year and day in force (DOC-21). */
export const DocumentFilters = observer(function DocumentFilters({
  model,
}: {
  readonly model: CustomerDocumentsViewModel;
}) {
  const { filter, today } = model;
  return (
    <div className="documents__filters">
      <div className="stack">
        <SearchField
          label={t("search")}
          value={filter.query}
          onChange={(query) => model.setFilter({ query })}
          clearLabel={t("clearSearch")}
          found={model.isFiltered ? t("found", { count: model.shown.length }) : ""}
        />
        <div className="cluster">
          <Select
            label={t("kind")}
            value={filter.kind ?? ""}
            onChange={({ currentTarget: { value } }) => model.setFilter({ kind: documentKindNamed(value) })}
          >
            <option value="">{t("allKinds")}</option>
            {model.kinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kind_${kind}`)}
              </option>
            ))}
          </Select>
          <Select
            label={t("year")}
            value={filter.year ?? ""}
            onChange={({ currentTarget: { value } }) => model.setFilter({ year: value === "" ? undefined : value })}
          >
            <option value="">{t("allYears")}</option>
            {model.years.map((year) => (
              <option key={year} value={year}>
                {year}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <DateField
        name="day"
        label={t("day")}
        help={t("dayHelp")}
        texts={dateFieldTexts()}
        today={toCalendarDate(today)}
        min={inYears(today, -YEARS_BACK)}
        max={inYears(today, YEARS_AHEAD)}
        value={model.dayText}
        error={model.isDayWrong ? t("dayWrong") : undefined}
        onValue={model.setDay}
      />
    </div>
  );
});
