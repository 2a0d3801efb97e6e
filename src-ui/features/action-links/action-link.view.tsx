import { CircleQuestionMark, Link2, PhoneCall } from "lucide-react";
import { observer } from "#ui/shared/observer.ts";
import type { ReactNode } from "react";
import {
  isLinkUnusable,
  type ActionLink,
  type ActionLinkAnswer,
  type ActionLinkDocument,
  type ActionLinkKind,
} from "#domain/action-links/index.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import { Card } from "#ui/design-system/card.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { Loading, SkeletonLines } from "#ui/design-system/skeleton.tsx";
import { FailedSection } from "#ui/shared/failed-section.tsx";
import { ResultMessage } from "#ui/shared/result-message.tsx";
import type { ActionLinkStatus as Shown } from "./action-link-status.ts";
import type { ActionLinkAnswerProblem } from "./action-link.view-model.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { plurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";
import { ActionLinkHelpLines, type ActionLinkHelpLine } from "./action-link-help.view.tsx";
import { ActionLinkReceipt } from "./action-link-receipt.view.tsx";
import { ActionLinkQuestion } from "./action-link-question.view.tsx";
import { ActionLinkOutcome, AddressedResultMessage } from "./action-link-outcome.view.tsx";

const t = texts(pl, "action-links", plurals);

/** Part of the view model that the view uses. */
export interface ActionLinkViewState {
  readonly status: Shown;
  readonly prompt: { readonly kind: ActionLinkKind };
  readonly sending: ActionLinkAnswer | undefined;
  readonly problem: ActionLinkAnswerProblem | undefined;
  documentsOf(actionLink: ActionLink): readonly ActionLinkDocument[];
  answer(answer: ActionLinkAnswer): Promise<void>;
  start(): Promise<void>;
}

export interface ActionLinkViewProps {
  readonly model: ActionLinkViewState;
  readonly helpLines: readonly ActionLinkHelpLine[];
  /** Target of the button that leaves the page. */
  readonly home: { readonly href: string; readonly loggedIn: boolean };
  readonly today: WarsawDate;
}

/** Page of an action link: its question with the answers, or its outcome and date. */
export const ActionLinkView = observer(function ActionLinkView(props: ActionLinkViewProps) {
  return (
    <ActionLinkCard kind={props.model.prompt.kind}>
      <Body {...props} />
    </ActionLinkCard>
  );
});

/** Page of an action link that the provider does not support (CALL-12). */
export function UnsupportedActionLink({
  kind,
  ...nextSteps
}: Pick<ActionLinkViewProps, "helpLines" | "home"> & { readonly kind: ActionLinkKind }) {
  return (
    <ActionLinkCard kind={kind}>
      <ResultMessage sign={PhoneCall} tone="info" title={t("unsupported")}>
        <p>{t("unsupportedText")}</p>
      </ResultMessage>
      <NextSteps {...nextSteps} />
    </ActionLinkCard>
  );
}

function ActionLinkCard({ kind, children }: { readonly kind: ActionLinkKind; readonly children: ReactNode }) {
  return (
    <div className="page">
      <div className="stack" style={{ maxInlineSize: "37.5rem", marginInline: "auto" }}>
        <h1 tabIndex={-1}>{t(`title_${kind}`)}</h1>
        <Card>
          <div className="stack">{children}</div>
        </Card>
      </div>
    </div>
  );
}

const Body = observer(function Body({ model, helpLines, home, today }: ActionLinkViewProps) {
  const { status } = model;
  const nextSteps = <NextSteps helpLines={helpLines} home={home} />;
  switch (status.kind) {
    case "loading":
      return (
        <Loading label={t("loading")}>
          <SkeletonLines widths={["70%", "95%", "80%", "9rem"]} />
        </Loading>
      );
    case "failed":
      return (
        <FailedSection
          title={t("failed")}
          note={t("failedText")}
          level={2}
          busy={false}
          cause={status.cause}
          onRetry={() => void model.start()}
        />
      );
    case "no-link":
      return (
        <>
          <ResultMessage sign={Link2} tone="info" title={t("noLink")}>
            <p>{t("noLinkText")}</p>
          </ResultMessage>
          {nextSteps}
        </>
      );
    case "addressed-result":
      return (
        <>
          <AddressedResultMessage kind={model.prompt.kind} result={status.result} />
          {nextSteps}
        </>
      );
    case "refused":
      return (
        <>
          <Refusal status={status} onRetry={() => void model.start()} />
          {nextSteps}
        </>
      );
    case "unanswered":
      return (
        <ActionLinkQuestion
          model={model}
          actionLink={status.actionLink}
          answers={status.answers}
          helpLines={helpLines}
          today={today}
        />
      );
    case "settled":
      return (
        <>
          <ActionLinkOutcome
            kind={model.prompt.kind}
            state={status.state}
            wasJustAnswered={status.wasJustAnswered}
            closedOn={status.actionLink?.closedOn}
            today={today}
          />
          {status.actionLink !== undefined && (
            <ActionLinkReceipt
              actionLink={status.actionLink}
              documents={model.documentsOf(status.actionLink)}
              today={today}
            />
          )}
          {nextSteps}
        </>
      );
  }
});

/** Reason of a refusal; a link that may work later can be tried again. */
function Refusal({
  status: { reason, during },
  onRetry,
}: {
  readonly status: Extract<Shown, { readonly kind: "refused" }>;
  readonly onRetry: () => void;
}) {
  const isAnswering = during === "answering";
  const title = isAnswering ? t(`answer_${reason}`) : t(`refused_${reason}`);
  const text = isAnswering ? t(`answerText_${reason}`) : t(`refusedText_${reason}`);
  return isLinkUnusable(reason) ? (
    <ResultMessage sign={CircleQuestionMark} tone="notice" title={title}>
      <p>{text}</p>
    </ResultMessage>
  ) : (
    <FailedSection title={title} level={2} busy={false} cause="connection" onRetry={onRetry}>
      {text}
    </FailedSection>
  );
}

/** Help lines and the button that leaves the page. */
function NextSteps({ helpLines, home }: Pick<ActionLinkViewProps, "helpLines" | "home">) {
  return (
    <>
      <ActionLinkHelpLines helpLines={helpLines} />
      <div className="cluster">
        <LinkButton href={home.href}>{home.loggedIn ? t("home") : t("login")}</LinkButton>
      </div>
    </>
  );
}
