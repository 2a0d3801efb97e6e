import "./help.css";
import { LocateFixed, MapPin } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { SearchField } from "#ui/design-system/forms/search-field.tsx";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { FoldAfter } from "#ui/shared/below-fold.tsx";
import { EmptyCard } from "#ui/shared/empty-card.tsx";
import { SectionPlaceholder } from "#ui/shared/section-placeholder.tsx";
import { ListContent } from "#ui/shared/list-content.tsx";
import { BranchRow } from "./branch-row.view.tsx";
import type { BranchesViewModel } from "./branches.view-model.ts";
import { t } from "./help.texts.ts";
import { HelpContactsCard } from "./help-contacts-card.view.tsx";

/** `/branch`: branches by city, or by distance from the customer. */
export const BranchesView = observer(function BranchesView({ model }: { readonly model: BranchesViewModel }) {
  return (
    <div className="page">
      <div className="help stack">
        <header className="page-head">
          <h1 tabIndex={-1}>{t("branches.title")}</h1>
        </header>
        <Content model={model} />
        <HelpContactsCard helpContacts={model.helpContacts} />
      </div>
    </div>
  );
});

const Content = observer(function Content({ model }: { readonly model: BranchesViewModel }) {
  const { section } = model;
  if (section.status !== "ready")
    return (
      <SectionPlaceholder
        className="loading--tall"
        section={section}
        loading={t("branches.loading")}
        failed={t("branches.failed")}
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
      empty={<EmptyCard title={t("branches.none")}>{t("branches.noneText")}</EmptyCard>}
    >
      <Found model={model} />
    </ListContent>
  );
});

const Found = observer(function Found({ model }: { readonly model: BranchesViewModel }) {
  const { near } = model;
  return (
    <>
      <SearchField
        label={t("branches.search")}
        value={model.text}
        onChange={model.search}
        clearLabel={t("clear")}
        found={model.foundText}
      />
      <div className="help__categories">
        <Button size="s" aria-pressed={model.isOpenNowOnly} onClick={model.toggleOpenNow}>
          {t("branches.openNow")}
        </Button>
        {near === undefined ? (
          <Button
            saves={false}
            size="s"
            icon={LocateFixed}
            busy={model.isLocating}
            busyLabel={t("branches.locating")}
            onClick={() => void model.locate()}
          >
            {t("branches.locate")}
          </Button>
        ) : (
          <Button size="s" icon={MapPin} onClick={model.showByCity}>
            {t("branches.byCity")}
          </Button>
        )}
      </div>
      {near === undefined && model.refusal === undefined && <p className="muted small">{t("branches.locateNote")}</p>}
      {model.refusal !== undefined && (
        <Banner tone="notice" live="status" title={t(`branches.${model.refusal}`)}>
          {t(`branches.${model.refusal}Text`)}
        </Banner>
      )}
      <List model={model} />
    </>
  );
});

const List = observer(function List({ model }: { readonly model: BranchesViewModel }) {
  const { near, now, today } = model;
  const [helpLine] = model.helpContacts.lines;
  if (model.found.length === 0) {
    return (
      <Card>
        {model.isOpenNowOnly ? (
          <EmptyState
            title={t("branches.nothingOpen")}
            level={2}
            action={<Button onClick={model.toggleOpenNow}>{t("branches.showClosed")}</Button>}
          >
            {t("branches.nothingOpenText")}
          </EmptyState>
        ) : (
          <EmptyState
            title={t("branches.nothing")}
            level={2}
            action={<Button onClick={model.clear}>{t("branches.showAll")}</Button>}
          >
            {t("branches.nothingText")}
          </EmptyState>
        )}
      </Card>
    );
  }
  if (near !== undefined) {
    return (
      <Card title={t("branches.near")} bareTitle>
        {near.map(({ branch, km }) => (
          <BranchRow
            key={branch.branchId}
            branch={branch}
            km={km}
            isUnderCityHeading={false}
            now={now}
            today={today}
            helpLine={helpLine}
          />
        ))}
      </Card>
    );
  }
  return (
    <FoldAfter first={2}>
      {model.cities.map(({ name, branches }) => (
        <Card key={name} title={name} bareTitle>
          {branches.map((branch) => (
            <BranchRow
              key={branch.branchId}
              branch={branch}
              km={undefined}
              isUnderCityHeading
              now={now}
              today={today}
              helpLine={helpLine}
            />
          ))}
        </Card>
      ))}
    </FoldAfter>
  );
});
