import "./invoices.css";
import { X } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import {
  ENTRY_KINDS,
  ENTRY_STATE_GROUPS,
  type EntryFilter,
  type EntryStateGroup,
} from "#domain/finance/entry-filter.ts";
import type { EntryKind } from "#domain/finance/index.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Button } from "#ui/design-system/button.tsx";
import { SearchField } from "#ui/design-system/forms/search-field.tsx";
import { Select } from "#ui/design-system/forms/select.tsx";
import { t } from "./invoices.texts.ts";

/** Current filter with the available options. */
export interface EntriesFiltersViewState {
  readonly entryFilter: EntryFilter;
  readonly years: readonly string[];
  readonly kinds: readonly EntryKind[];
  readonly hasFilter: boolean;
  setFilter(change: Partial<EntryFilter>): void;
  clear(): void;
}

const ANY = "";

/** Filters by number, month or amount, year, state and kind; a live region announces the number of results (FIN-01). */
export const EntriesFilters = observer(function EntriesFilters({
  model,
  total,
}: {
  readonly model: EntriesFiltersViewState;
  readonly total: number;
}) {
  const { entryFilter } = model;
  return (
    <div className="filters">
      <SearchField
        label={t("list.number")}
        value={entryFilter.number}
        onChange={(number) => model.setFilter({ number })}
        clearLabel={t("list.clearNumber")}
        found={model.hasFilter ? t("list.found", { count: total }) : ""}
      />
      <Select
        label={t("list.year")}
        value={entryFilter.year ?? ANY}
        onChange={({ target }) => model.setFilter({ year: target.value === ANY ? undefined : target.value })}
      >
        <option value={ANY}>{t("list.allYears")}</option>
        {model.years.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </Select>
      <Select
        label={t("list.state")}
        value={entryFilter.state ?? ANY}
        onChange={({ target }) =>
          model.setFilter({ state: ENTRY_STATE_GROUPS.find((state) => state === target.value) })
        }
      >
        <option value={ANY}>{t("list.allStates")}</option>
        {ENTRY_STATE_GROUPS.map((state) => (
          <option key={state} value={state}>
            {t(stateWords(state))}
          </option>
        ))}
      </Select>
      {model.kinds.length > 1 && (
        <Select
          label={t("list.kind")}
          value={entryFilter.kind ?? ANY}
          onChange={({ target }) => model.setFilter({ kind: ENTRY_KINDS.find((kind) => kind === target.value) })}
        >
          <option value={ANY}>{t("list.allKinds")}</option>
          {model.kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`list.kind.${kind}`)}
            </option>
          ))}
        </Select>
      )}
      {model.hasFilter && <Found model={model} total={total} />}
    </div>
  );
});

const Found = observer(function Found({
  model,
  total,
}: {
  readonly model: EntriesFiltersViewState;
  readonly total: number;
}) {
  return (
    <p className="filters__found">
      <span aria-hidden="true">{t("list.found", { count: total })}</span>
      {total > 0 && (
        <Button variant="quiet" size="s" icon={X} onClick={() => model.clear()} {...trackedAs("entries-clear")}>
          {t("list.clear")}
        </Button>
      )}
    </p>
  );
});

const WORDS = {
  open: "list.state.open",
  overdue: "list.state.overdue",
  "under-way": "list.state.underWay",
  paid: "list.state.paid",
} as const satisfies Record<EntryStateGroup, string>;

const stateWords = (state: EntryStateGroup): (typeof WORDS)[EntryStateGroup] => WORDS[state];
