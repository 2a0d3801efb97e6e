import "#ui/design-system/forms/choice-cards.css";
import { ChevronDown, Download, X } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { BILLED_KINDS, type BilledKind, type BilledUse } from "#domain/finance/call-billing.ts";
import type { CallCsvLabels } from "#domain/finance/call-csv.ts";
import { dialledNumberText } from "#domain/shared-kernel/phone-text.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Select } from "#ui/design-system/forms/select.tsx";
import { t } from "./billing.texts.ts";
import { UsesTable } from "./uses-table.view.tsx";

/** List of uses with its filters. */
export interface UsesCardViewState {
  readonly numbers: readonly string[];
  readonly number: string | undefined;
  readonly kind: BilledKind | undefined;
  /** Rows of the visible pages, out of `found`. */
  readonly shown: readonly BilledUse[];
  readonly found: readonly BilledUse[];
  /** Index of the row that receives the focus. */
  readonly revealed: number | undefined;
  showMore(): void;
  clearRevealed(): void;
  chooseNumber(number: string | undefined): void;
  chooseKind(kind: BilledKind | undefined): void;
  readonly isPaid: boolean;
  choosePaid(isPaid: boolean): void;
  clearFilters(): void;
  download(words: CallCsvLabels): void;
}

const ALL = "";

function csvLabels(): CallCsvLabels {
  return {
    head: [
      t("list.at"),
      t("list.number"),
      t("list.kind"),
      t("list.party"),
      t("list.duration"),
      t("list.megabytes"),
      t("list.netIn"),
      t("list.grossIn"),
    ],
    kinds: { call: t("kind.call"), sms: t("kind.sms"), data: t("kind.data"), other: t("kind.other") },
  };
}

/** Uses with their filters and the download as a CSV file. */
export const UsesCard = observer(function UsesCard({ model }: { readonly model: UsesCardViewState }) {
  return (
    <Card kind="table" title={t("list.title")} action={<UsesFilters model={model} />}>
      {model.shown.length === 0 ? (
        <EmptyState
          title={t("list.none")}
          action={
            <Button icon={X} onClick={() => model.clearFilters()} {...trackedAs("billing-clear")}>
              {t("list.clear")}
            </Button>
          }
        >
          {t("list.noneText")}
        </EmptyState>
      ) : (
        <UsesTable model={model} />
      )}
      {model.shown.length < model.found.length && (
        <div className="card__foot cluster">
          <Button icon={ChevronDown} size="s" onClick={() => model.showMore()} {...trackedAs("billing-more")}>
            {t("list.more")}
          </Button>
          <span className="muted small">{t("list.shown", { shown: model.shown.length, all: model.found.length })}</span>
        </div>
      )}
    </Card>
  );
});

const UsesFilters = observer(function UsesFilters({ model }: { readonly model: UsesCardViewState }) {
  const chosen = (value: string) => BILLED_KINDS.find((kind) => kind === value);
  return (
    <div className="cluster">
      <Select
        label={t("list.number")}
        value={model.number ?? ALL}
        onChange={({ target }) => model.chooseNumber(target.value === ALL ? undefined : target.value)}
      >
        <option value={ALL}>{t("list.allNumbers")}</option>
        {model.numbers.map((number) => (
          <option key={number} value={number}>
            {dialledNumberText(number)}
          </option>
        ))}
      </Select>
      <Select
        label={t("list.kind")}
        value={model.kind ?? ALL}
        onChange={({ target }) => model.chooseKind(chosen(target.value))}
      >
        <option value={ALL}>{t("list.allKinds")}</option>
        {BILLED_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </Select>
      <label className="check">
        <input type="checkbox" checked={model.isPaid} onChange={({ target }) => model.choosePaid(target.checked)} />
        {t("list.paid")}
      </label>
      <Button
        icon={Download}
        size="s"
        {...trackedAs("billing-csv", "DOWNLOAD")}
        onClick={() => model.download(csvLabels())}
      >
        {t("list.download")}
      </Button>
    </div>
  );
});
