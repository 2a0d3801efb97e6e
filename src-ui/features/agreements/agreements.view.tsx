import "./agreements.css";
import { observer } from "#ui/shared/observer.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { PERSONAL_DATA_FORM_ID } from "#domain/support/personal-data-request.ts";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import type { ContractWithRights } from "#domain/termination/contract-rights.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { ErrorSummary } from "#ui/design-system/forms/error-summary.tsx";
import { FormFoot } from "#ui/design-system/forms/form-foot.tsx";
import { Link } from "#ui/design-system/link.tsx";
import { Rows } from "#ui/design-system/rows.tsx";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { EmptyCard } from "#ui/shared/empty-card.tsx";
import { RequestOrContact } from "#ui/shared/contact-ways/request-or-contact.tsx";
import { IfAvailable } from "#ui/shared/if-available.tsx";
import { ScrollIntoView } from "#ui/shared/scroll-into-view.tsx";
import { SectionPlaceholder } from "#ui/shared/section-placeholder.tsx";
import { ListContent } from "#ui/shared/list-content.tsx";
import type { AsyncSection } from "#ui/stores/async-section.ts";
import type { AgreementGroup, ContactNeed } from "./agreement-rows.ts";
import type { AgreementsResultMessage } from "./agreements-result-message.ts";
import { t } from "./agreements.texts.ts";
import { ConsentRow, switchId, type AgreementsHelpLine } from "./consent-row.view.tsx";
import { ContractsCard, type OrderedContractsState, type WithdrawnContractsState } from "./contracts-card.view.tsx";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";

/** Part of the view model that the view uses. */
export interface AgreementsViewState {
  readonly groups: { readonly section: AsyncSection<readonly AgreementGroup[]> };
  readonly contracts: { readonly section: AsyncSection<readonly ContractWithRights[]> };
  readonly changes: number;
  readonly resultMessage: AgreementsResultMessage | undefined;
  readonly form: { readonly busy: boolean; readonly attempts: number; readonly restored: boolean };
  toggle(consentId: string, isGiven: boolean): void;
  addContact(need: ContactNeed): void;
  save(): void;
  undo(): void;
}

interface Props {
  readonly model: AgreementsViewState;
  /** Name of the current account; set only for customers with several accounts. */
  readonly account: string | undefined;
  readonly helpLine: AgreementsHelpLine | undefined;
  readonly withdrawn: WithdrawnContractsState;
  readonly ordered: OrderedContractsState;
}

/** `/agreements` (CONSENT-01 to CONSENT-03). */
export const AgreementsView = observer(function AgreementsView({
  model,
  account,
  helpLine,
  withdrawn,
  ordered,
}: Props) {
  return (
    <div className="page">
      <header className="page-head">
        <div>
          <h1 tabIndex={-1}>{t("title")}</h1>
          <p>{t("lead")}</p>
          <DataRights />
          {account !== undefined && <p>{t("account", { name: account })}</p>}
        </div>
      </header>
      <div className="main-aside">
        <Consents model={model} helpLine={helpLine} />
        <ContractsCard section={model.contracts.section} withdrawn={withdrawn} ordered={ordered} />
      </div>
    </div>
  );
});

/** Way to a request about personal data (REQ-22, REQ-27). */
function DataRights() {
  return (
    <>
      <p>
        {t("rights")}{" "}
        <IfAvailable feature="supportRequests">
          <Link href={`${pathTo("supportRequest")}?form=${PERSONAL_DATA_FORM_ID}`}>{t("rights.link")}</Link>
        </IfAvailable>
      </p>
      <RequestOrContact>{null}</RequestOrContact>
    </>
  );
}

const Consents = observer(function Consents({ model, helpLine }: Omit<Props, "account" | "withdrawn" | "ordered">) {
  const { section } = model.groups;
  if (section.status !== "ready")
    return (
      <SectionPlaceholder
        className="loading--tall"
        section={section}
        loading={t("loading")}
        failed={t("failed")}
        level={2}
      >
        <Card>
          <SkeletonRows rows={6} />
        </Card>
      </SectionPlaceholder>
    );
  return (
    <ListContent
      incomplete={section.incomplete}
      isEmpty={section.value.length === 0}
      empty={<EmptyCard title={t("none")}>{t("noneText")}</EmptyCard>}
    >
      <ConsentsForm model={model} groups={section.value} helpLine={helpLine} />
    </ListContent>
  );
});

const ConsentsForm = observer(function ConsentsForm({
  model,
  groups,
  helpLine,
}: Omit<Props, "account" | "withdrawn" | "ordered"> & {
  readonly groups: readonly AgreementGroup[];
}) {
  const {
    changes,
    resultMessage,
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
      {restored && changes > 0 && resultMessage === undefined && (
        <Banner tone="info" title={t("restored")}>
          {t("restoredText")}
        </Banner>
      )}
      <ErrorSummary
        title={t("problem", { count: demanded.length })}
        attempt={attempts}
        entries={demanded.map(({ consent }) => ({
          id: switchId(consent.consentId),
          message: <TextWithPolish t={t} of="problemOf" parts={{ name: consent.consentName }} />,
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
                helpLine={helpLine}
                onToggle={(isGiven) => model.toggle(row.consent.consentId, isGiven)}
                onContact={(need) => model.addContact(need)}
              />
            ))}
          </Rows>
        </Card>
      ))}
      {resultMessage !== undefined && resultMessage !== "saved" && (
        <ScrollIntoView key={resultMessage}>
          <Banner tone="bad" live="alert" title={t(`result.${resultMessage}`)}>
            {t(`result.${resultMessage}Text`)}
          </Banner>
        </ScrollIntoView>
      )}
      <FormFoot sticky state={changes > 0 ? { tone: "unsaved", label: t("count", { count: changes }) } : undefined}>
        <Button
          saves
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
