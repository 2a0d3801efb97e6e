import { ChevronDown } from "lucide-react";
import { observer } from "mobx-react-lite";
import { Card } from "#ui/design-system/card.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { Select } from "#ui/design-system/select.tsx";
import { EntriesTable, type EntriesTableModel } from "./entries-table.view.tsx";
import { t } from "./invoices.texts.ts";

/** All entries, by year, and as many as were asked for. */
export interface EntriesCardViewModel extends EntriesTableModel {
  readonly years: readonly string[];
  readonly year: string | undefined;
  readonly total: number;
  readonly hasOlder: boolean;
  readonly offersAll: boolean;
  chooseYear(year: string | undefined): void;
  showOlder(): void;
  showAll(): void;
}

const ALL_YEARS = "";

/** Looks like the links that lead on, but is none: it shows more of this page. */
const LINK = { color: "var(--brand-ink)" };

/** The list of entries, newest first (FIN-01). */
export const EntriesCard = observer(function EntriesCard({ model }: { readonly model: EntriesCardViewModel }) {
  return (
    <Card kind="table" title={t("list.title")} action={<YearFilter model={model} />}>
      <EntriesTable model={model} />
      {model.hasOlder && <More model={model} />}
    </Card>
  );
});

const YearFilter = observer(function YearFilter({ model }: { readonly model: EntriesCardViewModel }) {
  return (
    <Select
      label={t("list.year")}
      value={model.year ?? ALL_YEARS}
      onChange={({ target }) => model.chooseYear(target.value === ALL_YEARS ? undefined : target.value)}
    >
      <option value={ALL_YEARS}>{t("list.allYears")}</option>
      {model.years.map((year) => <option key={year} value={year}>{year}</option>)}
    </Select>
  );
});

const More = observer(function More({ model }: { readonly model: EntriesCardViewModel }) {
  return (
    <div className="card__foot cluster">
      <button type="button" className="link-more" style={LINK} onClick={() => model.showOlder()}>
        {t("list.older")} <Icon of={ChevronDown} size="s" />
      </button>
      {model.offersAll && (
        <button type="button" className="link-more" style={LINK} onClick={() => model.showAll()}>
          {t("list.all", { number: model.total })}
        </button>
      )}
    </div>
  );
});
