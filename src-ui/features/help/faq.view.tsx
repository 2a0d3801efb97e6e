import "./help.css";
import { observer } from "#ui/shared/observer.ts";
import type { FaqCategory, FaqSection, FoundQuestion } from "#domain/help/index.ts";
import { Accordion } from "#ui/design-system/accordion.tsx";
import { Banner } from "#ui/design-system/banner.tsx";
import { EmptyState } from "#ui/design-system/empty-state.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { SearchField } from "#ui/design-system/forms/search-field.tsx";
import { SkeletonRows } from "#ui/design-system/skeleton.tsx";
import { FoldAfter } from "#ui/shared/below-fold.tsx";
import { SectionPlaceholder } from "#ui/shared/section-placeholder.tsx";
import { ListContent } from "#ui/shared/list-content.tsx";
import type { FaqViewModel } from "./faq.view-model.ts";
import { FaqAnswer } from "./faq-answer.view.tsx";
import { t } from "./help.texts.ts";
import { HelpContactsCard } from "./help-contacts-card.view.tsx";
import { usePageLanguage } from "#ui/shared/texts/use-page-language.ts";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";

/** `/faq`: questions by category, a search, and contacts for further help. */
export const FaqView = observer(function FaqView({ model }: { readonly model: FaqViewModel }) {
  return (
    <div className="page">
      <div className="help stack">
        <header className="page-head">
          <h1 tabIndex={-1}>{t("faq.title")}</h1>
        </header>
        <Content model={model} />
        <HelpContactsCard helpContacts={model.helpContacts} />
      </div>
    </div>
  );
});

const Content = observer(function Content({ model }: { readonly model: FaqViewModel }) {
  const { section } = model;
  if (section.status !== "ready")
    return (
      <SectionPlaceholder
        className="loading--tall"
        section={section}
        loading={t("faq.loading")}
        failed={t("faq.failed")}
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
      isEmpty={section.value.questions.length === 0}
      empty={
        <Card>
          <EmptyState title={t("faq.none")} level={2}>
            {t("faq.noneText")}
          </EmptyState>
        </Card>
      }
    >
      <Questions model={model} />
    </ListContent>
  );
});

const Questions = observer(function Questions({ model }: { readonly model: FaqViewModel }) {
  const { results } = model;
  const language = usePageLanguage();
  return (
    <>
      {language !== "pl" && <p className="muted small">{t("faq.inPolish")}</p>}
      {model.isLost && (
        <Banner tone="notice" title={t("faq.lost")}>
          {t("faq.lostText")}
        </Banner>
      )}
      <SearchField
        label={t("faq.search")}
        value={model.text}
        onChange={model.search}
        clearLabel={t("clear")}
        found={model.found}
      />
      {model.categories.length > 1 && (
        <FaqCategories categories={model.categories} chosen={model.categoryId} onChoose={model.choose} />
      )}
      {results === undefined ? (
        <FoldAfter first={2}>
          {model.sections.map((section) => (
            <Section key={section.category?.categoryId ?? ""} section={section} model={model} />
          ))}
        </FoldAfter>
      ) : (
        <Results results={results} model={model} />
      )}
    </>
  );
});

function FaqCategories({
  categories,
  chosen,
  onChoose,
}: {
  readonly categories: readonly FaqCategory[];
  readonly chosen: string | undefined;
  readonly onChoose: (categoryId: string | undefined) => void;
}) {
  return (
    <div className="help__categories" role="group" aria-label={t("faq.kinds")}>
      <Button size="s" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        {t("faq.all")}
      </Button>
      {categories.map(({ categoryId, name }) => (
        <Button key={categoryId} size="s" aria-pressed={chosen === categoryId} onClick={() => onChoose(categoryId)}>
          <PolishText>{name}</PolishText>
        </Button>
      ))}
    </div>
  );
}

const Section = observer(function Section({
  section: { category, questions },
  model,
}: {
  readonly section: FaqSection;
  readonly model: FaqViewModel;
}) {
  return (
    <Card title={category === undefined ? t("faq.other") : <PolishText>{category.name}</PolishText>} bareTitle>
      <Accordion>
        {questions.map((question) => (
          <FaqAnswer key={question.questionId} question={question} model={model} />
        ))}
      </Accordion>
    </Card>
  );
});

const Results = observer(function Results({
  results,
  model,
}: {
  readonly results: readonly FoundQuestion[];
  readonly model: FaqViewModel;
}) {
  if (results.length === 0) {
    return (
      <Card>
        <EmptyState
          title={t("faq.nothing", { text: model.text.trim() })}
          level={2}
          action={<Button onClick={model.clear}>{t("faq.showAll")}</Button>}
        >
          {t("faq.nothingText")}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card title={model.found} bareTitle>
      <Accordion>
        {results.map(({ question, title, excerpt }) => (
          <FaqAnswer key={question.questionId} question={question} title={title} excerpt={excerpt} model={model} />
        ))}
      </Accordion>
    </Card>
  );
});
