import { CircleQuestionMark, Link2 } from "lucide-react";
import { observer } from "mobx-react-lite";
import type { MatterAnswer, MatterKind } from "#domain/matters/index.ts";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { Loading, SkeletonLines } from "#ui/design-system/skeleton.tsx";
import { FailedPart } from "#ui/shared/failed-part.tsx";
import { Result } from "#ui/shared/result.tsx";
import { MatterFacts } from "./matter-facts.view.tsx";
import type { AnswerProblem, MatterView as Shown } from "./matter.model.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { polishPlurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";
import { MatterQuestion } from "./matter-question.view.tsx";
import { MatterOutcome } from "./matter-outcome.view.tsx";

const t = texts(pl, "matters", polishPlurals);

/** A number to call, and when somebody answers. */
export interface HelpLine {
  readonly name: string;
  readonly number: string;
  readonly dial: string;
  readonly hours: string;
}

/** What the page draws. */
export interface MatterViewModel {
  readonly view: Shown;
  readonly asked: { readonly kind: MatterKind };
  readonly sending: MatterAnswer | undefined;
  readonly problem: AnswerProblem | undefined;
  answer(answer: MatterAnswer): Promise<void>;
  start(): Promise<void>;
}

export interface MatterPageProps {
  readonly model: MatterViewModel;
  readonly helpLines: readonly HelpLine[];
  /** Where the page leads when all is said. */
  readonly home: { readonly href: string; readonly loggedIn: boolean };
}

/** What a link is about: one question with its answers, or how it was settled, and when. */
export const MatterPage = observer(function MatterPage({ model, helpLines, home }: MatterPageProps) {
  return (
    <div className="page">
      <div className="stack" style={{ maxInlineSize: "37.5rem", marginInline: "auto" }}>
        <h1 tabIndex={-1}>{t(`title_${model.asked.kind}`)}</h1>
        <Card>
          <div className="stack">
            <Body model={model} helpLines={helpLines} home={home} />
          </div>
        </Card>
      </div>
    </div>
  );
});

const Body = observer(function Body({ model, helpLines, home }: MatterPageProps) {
  const { view } = model;
  const ways = <Ways helpLines={helpLines} home={home} />;
  switch (view.kind) {
    case "loading":
      return (
        <Loading label={t("loading")}>
          <SkeletonLines widths={["70%", "95%", "80%", "9rem"]} />
        </Loading>
      );
    case "failed":
      return (
        <FailedPart title={t("failed")} level={2} busy={false} onRetry={() => void model.start()}>
          {t("failedText")}
        </FailedPart>
      );
    case "no-link":
      return (
        <>
          <Result sign={Link2} tone="info" title={t("noLink")}>
            <p>{t("noLinkText")}</p>
          </Result>
          {ways}
        </>
      );
    case "unknown-link":
      return (
        <>
          <Result sign={CircleQuestionMark} tone="notice" title={t("unknown")}>
            <p>{t("unknownText")}</p>
          </Result>
          {ways}
        </>
      );
    case "asked":
      return <MatterQuestion model={model} matter={view.matter} answers={view.answers} />;
    case "settled":
      return (
        <>
          <MatterOutcome matter={view.matter} justNow={view.justNow} />
          <MatterFacts matter={view.matter} />
          {ways}
        </>
      );
  }
});

/** Whom to call, and the one way on. */
function Ways({ helpLines, home }: Pick<MatterPageProps, "helpLines" | "home">) {
  return (
    <>
      <Facts>
        {helpLines.map((line) => (
          <Fact key={line.dial} label={line.name} note={line.hours}>
            <a className="nowrap" href={`tel:${line.dial}`}>
              {line.number}
            </a>
          </Fact>
        ))}
      </Facts>
      <div className="cluster">
        <LinkButton href={home.href}>{home.loggedIn ? t("home") : t("login")}</LinkButton>
      </div>
    </>
  );
}
