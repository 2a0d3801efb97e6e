import { Download } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import type {} from "#ui/design-system/custom-properties.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import type { ExportPartName } from "#domain/data-export/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { texts } from "#ui/shared/texts/texts.ts";
import type { ExportFormat, DataExportState } from "./data-export.view-model.ts";
import { exportWords } from "./export-words.ts";
import pl from "./pl.json";

const t = texts(pl, "personalData.export");

export interface DataExportCardViewState {
  readonly state: DataExportState;
  make(format: ExportFormat): Promise<void>;
}

/** Buttons to download personal data in two formats, and the parts that the last file lacks (RODO art. 15 and 20). */
export const DataExportCard = observer(function DataExportCard({ model }: { readonly model: DataExportCardViewState }) {
  const { state } = model;
  const isMaking = (format: ExportFormat): boolean => state.kind === "creating" && state.format === format;
  const button = (format: ExportFormat) => (
    <Button
      saves={false}
      key={format}
      icon={Download}
      block
      busy={isMaking(format)}
      busyLabel={t("card.busy")}
      onClick={() => void model.make(format)}
      {...trackedAs(`data-export-${format}`, "DOWNLOAD")}
    >
      {t(`card.${format}`)}
    </Button>
  );
  return (
    <Card title={t("card.title")} bareTitle>
      <div className="stack below-title" style={{ "--stack": "var(--space-3)" }}>
        <p className="muted">{t("card.text")}</p>
        {button("html")}
        {button("json")}
        <State state={state} />
      </div>
    </Card>
  );
});

function State({ state }: { readonly state: DataExportState }) {
  if (state.kind === "failed")
    return (
      <Banner tone="bad" live="alert" title={t("card.failed")}>
        {t("card.failedText")}
      </Banner>
    );
  if (state.kind !== "created") return null;
  const lines = [
    ...(state.missing.length === 0 ? [] : [`${t("card.partText")} ${listOf(state.missing)}`]),
    ...(state.incomplete.length === 0 ? [] : [`${t("card.incompleteText")} ${listOf(state.incomplete)}`]),
  ];
  if (lines.length === 0)
    return (
      <Banner tone="good" title={t("card.made")}>
        {t("card.madeText")}
      </Banner>
    );
  return (
    <Banner tone="notice" title={t("card.part")}>
      {lines.join(" ")}
    </Banner>
  );
}

const listOf = (names: readonly ExportPartName[]): string =>
  `${names.map((name) => exportWords.part(name)).join(", ")}.`;
