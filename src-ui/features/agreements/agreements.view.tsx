import "./agreements.css";
import { observer } from "mobx-react-lite";
import type { Contract } from "#domain/products/contracts.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Blank } from "#ui/design-system/blank.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { ErrorSummary } from "#ui/design-system/forms/error-summary.tsx";
import { FormFoot } from "#ui/design-system/forms/form-foot.tsx";
import { Rows } from "#ui/design-system/rows.tsx";
import { Loading, SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { providerText } from "#ui/shared/texts/provider-text.ts";
import { FailedPart } from "#ui/shared/failed-part.tsx";
import type { Part } from "#ui/stores/part.ts";
import type { AgreementGroup, ContactNeed } from "./agreement-rows.ts";
import type { AgreementsNews } from "./agreements-news.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { polishPlurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";
import { ConsentRow, switchId } from "./consent-row.view.tsx";
import { ContractsCard } from "./contracts-card.view.tsx";

const t = texts(pl, "agreements", polishPlurals);

/** The agreements as their page shows them. */
export interface AgreementsViewModel {
  readonly groups: { readonly part: Part<readonly AgreementGroup[]> };
  readonly contracts: { readonly part: Part<readonly Contract[]> };
  readonly changes: number;
  readonly news: AgreementsNews | undefined;
  readonly form: { readonly busy: boolean; readonly attempts: number; readonly restored: boolean };
  toggle(consentId: string, isGiven: boolean): void;
  addContact(need: ContactNeed): void;
  save(): void;
  undo(): void;
}

interface Props {
  readonly model: AgreementsViewModel;
  /** The account that is acted for, where there are several. */
  readonly account: string | undefined;
}

/** `/agreements` (CONSENT-01 to CONSENT-03). */
export const AgreementsView = observer(function AgreementsView({ model, account }: Props) {
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1 tabIndex={-1}>{t("title")}</h1>
          <p>{t("lead")}</p>
          {account !== undefined && <p>{t("account", { name: account })}</p>}
        </div>
      </header>
      <div className="main-aside">
        <Consents model={model} />
        <ContractsCard part={model.contracts.part} />
      </div>
    </div>
  );
});

const Consents = observer(function Consents({ model }: { readonly model: AgreementsViewModel }) {
  const { part } = model.groups;
  switch (part.status) {
    case "loading":
      return (
        <Loading label={t("loading")}>
          <Card>
            <SkeletonRows rows={6} />
          </Card>
        </Loading>
      );
    case "failed":
      return <FailedPart title={t("failed")} level={2} busy={part.retrying} onRetry={part.retry} />;
    case "ready":
      return part.value.length === 0 ? (
        <Card>
          <Blank title={t("none")} level={2}>
            {t("noneText")}
          </Blank>
        </Card>
      ) : (
        <ConsentsForm model={model} groups={part.value} />
      );
  }
});

const ConsentsForm = observer(function ConsentsForm({
  model,
  groups,
}: {
  readonly model: AgreementsViewModel;
  readonly groups: readonly AgreementGroup[];
}) {
  const {
    changes,
    news,
    form: { busy, attempts, restored },
  } = model;
  const demanded = groups.flatMap(({ rows }) => rows).filter(({ isDemanded }) => isDemanded);
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        model.save();
      }}
    >
      {restored && changes > 0 && news === undefined && (
        <Banner tone="info" title={t("restored")}>
          {t("restoredText")}
        </Banner>
      )}
      <ErrorSummary
        title={t("problem", { count: demanded.length })}
        attempt={attempts}
        entries={demanded.map(({ consent }) => ({
          id: switchId(consent.consentId),
          message: t("problemOf", { name: providerText(consent.consentName) }),
        }))}
      />
      {groups.map(({ group, rows }) => (
        <Card key={group} title={t(`group.${group}`)} bareTitle>
          <Rows className="consents">
            {rows.map((row) => (
              <ConsentRow
                key={row.consent.consentId}
                row={row}
                busy={busy}
                onToggle={(isGiven) => model.toggle(row.consent.consentId, isGiven)}
                onContact={(need) => model.addContact(need)}
              />
            ))}
          </Rows>
        </Card>
      ))}
      {news !== undefined && news !== "saved" && (
        <Banner tone="bad" live="alert" title={t(`news.${news}`)}>
          {t(`news.${news}Text`)}
        </Banner>
      )}
      <FormFoot state={footState(changes, news)}>
        <Button
          key="save"
          type="submit"
          variant="primary"
          busy={busy}
          busyLabel={t("saving")}
          unavailable={changes === 0 ? t("nothing") : undefined}
          {...trackedAs("consents-save")}
        >
          {t("save")}
        </Button>
        {changes > 0 && (
          <Button key="undo" onClick={() => model.undo()} {...trackedAs("consents-undo")}>
            {t("undo")}
          </Button>
        )}
      </FormFoot>
    </form>
  );
});

function footState(changes: number, news: AgreementsNews | undefined) {
  if (changes > 0) return { tone: "unsaved", label: t("count", { count: changes }) } as const;
  return news === "saved" ? ({ tone: "saved", label: t("saved") } as const) : undefined;
}
