import { FileSearch, ShieldCheck } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import type { DocumentCheck } from "#domain/documents/use-cases/check-document.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { FileField } from "#ui/design-system/forms/file-field.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { ScrollIntoView } from "#ui/shared/scroll-into-view.tsx";
import type { CheckSource, DocumentDetailsViewModel } from "./document-details.view-model.ts";
import { t } from "./documents.texts.ts";

const nothing = (): void => undefined;

/** Check of a document against the delivered file (DOC-23). */
export const DocumentCheckSection = observer(function DocumentCheckSection({
  model,
}: {
  readonly model: DocumentDetailsViewModel;
}) {
  const { check } = model;
  const isChecking = check.status === "checking";
  const resultOf = (kind: CheckSource["kind"]) =>
    check.status === "checked" &&
    check.source.kind === kind && (
      <ScrollIntoView>
        <CheckResult result={check.result} source={check.source} isDelivered={model.document.deliveries.length > 0} />
      </ScrollIntoView>
    );
  return (
    <section className="stack" style={{ "--stack": "var(--space-4)" }}>
      <h3>{t("check.title")}</h3>
      <p>{t("check.lead")}</p>
      <p>
        <Button
          saves={false}
          icon={ShieldCheck}
          busy={isChecking && check.source.kind === "download"}
          busyLabel={t("check.running")}
          {...trackedAs("document-check")}
          onClick={() => void model.checkDownload()}
        >
          {t("check.download")}
        </Button>
      </p>
      {resultOf("download")}
      <FileField
        label={t("check.own")}
        help={t("check.ownHelp")}
        prompt={t("check.own")}
        multiple={false}
        files={[]}
        onPick={([file]) => {
          if (file !== undefined) void model.checkFile(file);
        }}
        onRemove={nothing}
        onCancel={nothing}
        removeLabel={(name) => name}
        cancelLabel={(name) => name}
        announcement={isChecking && check.source.kind === "own-file" ? t("check.running") : ""}
      />
      {resultOf("own-file")}
    </section>
  );
});

/** Result below the control that asked for it. */
function CheckResult({
  result,
  source,
  isDelivered,
}: {
  readonly result: DocumentCheck;
  readonly source: CheckSource;
  readonly isDelivered: boolean;
}) {
  const own = source.kind === "own-file" ? source.name : undefined;
  switch (result.kind) {
    case "unchanged":
      return (
        <Banner tone="good" title={own === undefined ? t("check.unchanged") : t("check.unchangedOwn", { name: own })}>
          {t(isDelivered ? "check.unchangedText" : "check.unchangedUndeliveredText")}
        </Banner>
      );
    case "changed":
      return (
        <Banner
          tone="bad"
          live="alert"
          title={own === undefined ? t("check.changed") : t("check.changedOwn", { name: own })}
          action={own === undefined ? <ReportLink /> : undefined}
        >
          {t(own === undefined ? "check.changedText" : "check.changedOwnText")}
        </Banner>
      );
    case "unverifiable":
      return (
        <Banner
          tone="notice"
          live="alert"
          icon={FileSearch}
          title={t("check.unverifiable")}
          action={result.why === "gone" || result.why === "no-checksum" ? <ReportLink /> : undefined}
        >
          {t(`check.${result.why}`)}
        </Banner>
      );
  }
}

function ReportLink() {
  return (
    <IfAvailable feature="supportRequests">
      <LinkButton size="s" href={pathTo("supportRequest")}>
        {t("check.report")}
      </LinkButton>
    </IfAvailable>
  );
}
