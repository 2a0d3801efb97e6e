import { CircleCheck, CircleQuestionMark, CircleSlash, Clock, Link2, PhoneCall } from "lucide-react";
import { observer } from "mobx-react-lite";
import type {} from "#ui/design-system/custom-properties.ts";
import type { Matter, MatterAnswer, MatterKind } from "#domain/matters/index.ts";
import { Banner } from "#ui/design-system/banner.tsx";
import { Button } from "#ui/design-system/button.tsx";
import { Card } from "#ui/design-system/card.tsx";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { Loading, SkeletonLines } from "#ui/design-system/skeleton.tsx";
import { FailedPart } from "#ui/shared/failed-part.tsx";
import { Result, type ResultProps } from "#ui/shared/result.tsx";
import { MatterFacts } from "./matter-facts.view.tsx";
import type { AnswerProblem, MatterView as Shown } from "./matter.model.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { polishPlurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";

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
      return <Asked model={model} matter={view.matter} answers={view.answers} />;
    case "settled":
      return (
        <>
          <Settled matter={view.matter} justNow={view.justNow} />
          <MatterFacts matter={view.matter} />
          {ways}
        </>
      );
  }
});

function labelOf(kind: MatterKind, answer: MatterAnswer): string {
  switch (answer) {
    case "accept":
      return t(`accept_${kind}`);
    case "decline":
      return kind === "transfer" ? t("decline_transfer") : t("decline_offer");
    case "contact":
      return t("contact");
  }
}

const Asked = observer(function Asked({
  model,
  matter,
  answers,
}: {
  readonly model: MatterViewModel;
  readonly matter: Matter;
  readonly answers: readonly MatterAnswer[];
}) {
  const { problem, sending } = model;
  return (
    <>
      <h2>{t(`ask_${matter.kind}`)}</h2>
      <MatterFacts matter={matter} />
      {problem === "lost" && (
        <Banner tone="notice" live="alert" title={t("lost")}>
          {t("lostText")}
        </Banner>
      )}
      {problem === "refused" && (
        <Banner tone="bad" live="alert" title={t("refused")}>
          {t("refusedText")}
        </Banner>
      )}
      <div className="cluster answers">
        {answers.map((answer, place) => (
          <Button
            key={answer}
            variant={place === 0 ? "primary" : "secondary"}
            busy={sending === answer}
            busyLabel={t("sending")}
            onClick={() => void model.answer(answer)}
          >
            {labelOf(matter.kind, answer)}
          </Button>
        ))}
      </div>
    </>
  );
});

type Sign = Pick<ResultProps, "sign" | "tone">;

function signOf({ state }: Matter): Sign {
  switch (state) {
    case "contact-requested":
      return { sign: PhoneCall, tone: "info" };
    case "declined":
      return { sign: CircleSlash, tone: "neutral" };
    case "expired":
    case "annulled":
      return { sign: Clock, tone: "notice" };
    case "accepted":
    case "open":
      return { sign: CircleCheck, tone: "good" };
  }
}

/** What came of it: in other words where it was settled before than where that happened just now (ROUTE-07). */
function wordsOf({ kind, state, day }: Matter, justNow: boolean): { readonly title: string; readonly text: string } {
  switch (state) {
    case "accepted":
    case "open":
      return justNow
        ? {
            title: t(`done_${kind}`),
            text: kind === "sale" && day !== undefined ? t("doneText_saleOnDay") : t(`doneText_${kind}`),
          }
        : { title: t(`again_accepted_${kind}`), text: t("answeredText") };
    case "declined":
      if (!justNow) return { title: t(`again_declined_${kind}`), text: t("answeredText") };
      return { title: kind === "transfer" ? t("declined_transfer") : t("declined_offer"), text: t("declinedText") };
    case "contact-requested":
      return justNow
        ? { title: t("contacted"), text: t("contactedText") }
        : { title: t("again_contact-requested"), text: t("contactedText") };
    case "expired":
      return { title: t(`again_expired_${kind}`), text: t("overText") };
    case "annulled":
      return { title: t(`again_annulled_${kind}`), text: t("overText") };
  }
}

function Settled({ matter, justNow }: { readonly matter: Matter; readonly justNow: boolean }) {
  const { title, text } = wordsOf(matter, justNow);
  return (
    <Result {...signOf(matter)} title={title}>
      <p>{text}</p>
    </Result>
  );
}

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
