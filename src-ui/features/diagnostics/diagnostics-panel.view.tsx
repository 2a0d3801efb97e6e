import "./diagnostics.css";
import { ChevronDown, ChevronUp, Copy, Trash2 } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { useId, useState } from "react";
import { DIAGNOSTICS_FILTERS, type DiagnosisEntry, type DiagnosticsFilter } from "#domain/tracking/index.ts";
import { Button } from "#ui/design-system/button.tsx";
import { Icon } from "#ui/design-system/icon.tsx";
import { LiveRegion } from "#ui/design-system/live-region.tsx";
import { Segmented } from "#ui/design-system/segmented.tsx";

import { DiagnosisRow } from "./diagnosis-row.view.tsx";
import { t } from "./diagnostics.texts.ts";

/** State and actions of the panel. */
export interface DiagnosticsPanelState {
  readonly entries: readonly DiagnosisEntry[];
  readonly shown: readonly DiagnosisEntry[];
  readonly filter: DiagnosticsFilter;
  readonly isCollapsed: boolean;
  readonly deviationCount: number;
  readonly failureCount: number;
  setFilter(filter: DiagnosticsFilter): void;
  setCollapsed(isCollapsed: boolean): void;
  clear(): void;
  turnOff(): void;
  formatText(): string;
  formatJson(): string;
}

export interface DiagnosticsPanelProps {
  readonly model: DiagnosticsPanelState;
  /** Copies a text. Resolves with false if the browser refuses. */
  readonly copy: (text: string) => Promise<boolean>;
}

const FILTER_LABELS: Readonly<Record<DiagnosticsFilter, () => string>> = {
  all: () => t("filter.all"),
  deviations: () => t("filter.deviations"),
  failed: () => t("filter.failed"),
};

/**
 * Panel with the calls of the page, for the operator's engineers (CALL-17). Above the page and part of its flow, so
 * that it covers neither the focus nor a bar.
 */
export const DiagnosticsPanel = observer(function DiagnosticsPanel({ model, copy }: DiagnosticsPanelProps) {
  const bodyId = useId();
  const { isCollapsed, entries, deviationCount, failureCount } = model;
  return (
    <aside className="diagnostics" aria-label={t("title")} lang="en">
      <h2 className="diagnostics__head">
        <button
          type="button"
          className="diagnostics__toggle"
          aria-expanded={!isCollapsed}
          aria-controls={bodyId}
          onClick={() => model.setCollapsed(!isCollapsed)}
        >
          <Icon of={isCollapsed ? ChevronDown : ChevronUp} size="s" />
          <span>{t("title")}</span>
          <span className="diagnostics__counts">
            <span>{t("calls", { count: entries.length })}</span>
            <span className="diagnostics__count" data-tone={deviationCount > 0 ? "notice" : undefined}>
              {t("deviations", { count: deviationCount })}
            </span>
            <span className="diagnostics__count" data-tone={failureCount > 0 ? "bad" : undefined}>
              {t("failed", { count: failureCount })}
            </span>
          </span>
        </button>
      </h2>
      <div id={bodyId} hidden={isCollapsed}>
        {!isCollapsed && <PanelBody model={model} copy={copy} />}
      </div>
    </aside>
  );
});

const PanelBody = observer(function PanelBody({ model, copy }: DiagnosticsPanelProps) {
  const [message, setMessage] = useState("");
  const { shown, entries, filter } = model;
  const copyShown = async (text: string): Promise<void> => {
    setMessage("");
    setMessage((await copy(text)) ? t("copied") : t("notCopied"));
  };
  const clear = (): void => {
    model.clear();
    setMessage(t("cleared"));
  };
  return (
    <>
      <div className="diagnostics__tools">
        <Segmented<DiagnosticsFilter>
          label={t("filter")}
          segments={DIAGNOSTICS_FILTERS.map((value) => ({ value, label: FILTER_LABELS[value]() }))}
          value={filter}
          onChange={(value) => model.setFilter(value)}
        />
        <div className="diagnostics__buttons">
          <Button saves={false} size="s" icon={Copy} onClick={() => void copyShown(model.formatText())}>
            {t("copyText")}
          </Button>
          <Button saves={false} size="s" icon={Copy} onClick={() => void copyShown(model.formatJson())}>
            {t("copyJson")}
          </Button>
          <Button saves={false} size="s" icon={Trash2} onClick={clear}>
            {t("clear")}
          </Button>
          <Button saves={false} size="s" variant="quiet" onClick={() => model.turnOff()}>
            {t("turnOff")}
          </Button>
        </div>
      </div>
      <LiveRegion message={message} />
      {shown.length === 0 ? (
        <p className="diagnostics__empty">{entries.length === 0 ? t("empty") : t("emptyFilter")}</p>
      ) : (
        <ol className="diagnostics__list" aria-label={t("list")}>
          {shown.map((entry) => (
            <DiagnosisRow key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </>
  );
});
