import { ChevronDown, X } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { useBelowFold } from "#ui/shared/below-fold.tsx";
import { CalendarButton } from "#ui/shared/calendar-button.tsx";
import { StartedDownloads, type StartedDownloadsViewState } from "./downloads/started-downloads.view.tsx";
import { EntriesFilters, type EntriesFiltersViewState } from "./entries-filters.view.tsx";
import { EntriesTable, type EntriesTableViewState } from "./entries-table.view.tsx";
import { t } from "./invoices.texts.ts";

/** Entries that match the filters, limited to the requested number. */
export interface EntriesCardViewState extends EntriesTableViewState {
  readonly filters: EntriesFiltersViewState;
  readonly downloads: StartedDownloadsViewState;
  readonly total: number;
  readonly hasOlder: boolean;
  readonly canShowAll: boolean;
  showOlder(): void;
  showAll(): void;
}

/** Due dates of the open entries. */
export interface DueDatesViewState {
  readonly days: readonly unknown[];
  save(): Promise<boolean>;
}

/** Styled like a link, but a button: it shows more rows of this page. */
const LINK = { color: "var(--brand-ink)" };

/** List of entries, newest first (FIN-01). */
export const EntriesCard = observer(function EntriesCard({
  model,
  dueDates,
}: {
  readonly model: EntriesCardViewState;
  readonly dueDates: DueDatesViewState;
}) {
  const isFirstScreen = !useBelowFold();
  const toCalendar = (
    <CalendarButton label={t("list.calendar")} failed={t("list.calendarFailed")} save={() => dueDates.save()} />
  );
  return (
    <Card kind="table" title={t("list.title")} action={dueDates.days.length > 0 && toCalendar}>
      <EntriesFilters model={model.filters} total={model.total} />
      {model.total === 0 ? (
        <NothingFound model={model.filters} />
      ) : (
        <EntriesTable model={model} isFirstScreen={isFirstScreen} />
      )}
      <StartedDownloads model={model.downloads} />
      {model.hasOlder && <More model={model} />}
    </Card>
  );
});

function NothingFound({ model }: { readonly model: EntriesFiltersViewState }) {
  return (
    <EmptyState
      title={t("list.nothing")}
      level={3}
      action={
        <Button icon={X} onClick={() => model.clear()} {...trackedAs("entries-clear")}>
          {t("list.clear")}
        </Button>
      }
    >
      {t("list.nothingText")}
    </EmptyState>
  );
}

const More = observer(function More({ model }: { readonly model: EntriesCardViewState }) {
  return (
    <div className="card__foot cluster">
      <button
        type="button"
        className="link-more"
        style={LINK}
        onClick={() => model.showOlder()}
        {...trackedAs("entries-older")}
      >
        {t("list.older")} <Icon of={ChevronDown} size="s" />
      </button>
      {model.canShowAll && (
        <button
          type="button"
          className="link-more"
          style={LINK}
          onClick={() => model.showAll()}
          {...trackedAs("entries-all")}
        >
          {t("list.all", { number: model.total })}
        </button>
      )}
    </div>
  );
});
