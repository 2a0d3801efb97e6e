import type { ReactElement } from "react";
import { amountOf } from "#domain/validation/amount.ts";
import type { LegalNotice, NoticeTariff } from "#domain/messages/index.ts";
import {
  isChangeCancelled,
  isTermOver,
  noticeCost,
  contractEndTimingOf,
  noticeExit,
  type NoticeState,
} from "#domain/messages/legal-notice.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { grosze, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { formatDate, formatMoney } from "#ui/shared/formats.ts";
import { Fact, Facts } from "#ui/design-system/facts.tsx";
import { LinkButton } from "#ui/design-system/link-button.tsx";
import { IfPage } from "#ui/shared/if-page.tsx";
import { t } from "./messages.texts.ts";
import { PolishText } from "#ui/shared/texts/polish-text.tsx";
import { TextWithPolish } from "#ui/shared/texts/text-with-polish.tsx";

/** Offer that extends the contract of a notice. */
export interface NoticeExtension {
  readonly href: string;
  /** Last day of the offer; `undefined` without one. */
  readonly until: WarsawDate | undefined;
}

interface LegalNoticeProps {
  readonly notice: LegalNotice;
  readonly today: WarsawDate;
  /**
   * State of the contract: if it ends anyway, its notice about the end of the term offers nothing (OFFER-15). If it has
   * been extended (TERMS-33, TERMS-40) or replaced (TERMS-11), no notice offers anything, nor does one about a change
   * that comes after the end of the contract (TERMS-41).
   */
  readonly state: NoticeState;
  readonly extension?: NoticeExtension | undefined;
}

/** Legal parts of a message: changes, their cost, their basis and the way to end the contract. */
export function LegalNoticeSection({ notice, today, state, extension }: LegalNoticeProps) {
  const { kind, effectiveOn, basis, contractNumber, changes, tariffs, productId } = notice;
  const day = formatDate(effectiveOn);
  const isCancelled = isChangeCancelled(notice, state);
  const isObsolete = isCancelled || state.kind === "replaced" || state.kind === "extended";
  const endText = contractEndText(notice, state, today);
  // While its last day is not known, the right to leave because of changed terms is shown.
  const isEnding = state.kind === "ending" && kind === "term-end";
  const isOver = isTermOver(notice, today);
  return (
    <section className="stack">
      <h2>{t(kind === "changed-terms" ? changeTitle(isCancelled) : termTitle(state, isOver), { day })}</h2>
      <Facts>
        {changes.map(({ name, before, after }, index) => (
          <Fact key={index} label={<PolishText>{name}</PolishText>}>
            {before === undefined ? (
              <TextWithPolish t={t} of="notice.new" parts={{ after: termValue(after) }} />
            ) : (
              <TextWithPolish t={t} of="notice.before" parts={{ before: termValue(before), after: termValue(after) }} />
            )}
          </Fact>
        ))}
        {!isCancelled && <Difference notice={notice} />}
        <Fact label={t("notice.basis")}>
          <PolishText>{basis}</PolishText>
        </Fact>
        <Fact label={t("notice.contract")}>{contractNumber}</Fact>
      </Facts>
      <p>
        {isEnding
          ? t(isOver ? "notice.over" : "notice.ending")
          : (endText ?? obsoleteText(notice, state) ?? exitText(notice, today))}
      </p>
      {extension !== undefined && !isEnding && !isObsolete && (
        <>
          <p>
            {extension.until === undefined
              ? t("notice.extension")
              : t("notice.extensionUntil", { day: formatDate(extension.until) })}
          </p>
          <p>
            <LinkButton href={extension.href}>{t("notice.seeExtension")}</LinkButton>
          </p>
        </>
      )}
      {tariffs.length > 0 && !isEnding && !isObsolete && (
        <>
          <h3>{t("notice.tariffs")}</h3>
          <Facts>
            {tariffs.map((tariff, index) => (
              <Fact key={index} label={<PolishText>{tariff.name}</PolishText>}>
                <TariffText {...tariff} />
              </Fact>
            ))}
          </Facts>
        </>
      )}
      {productId !== undefined && !isObsolete && (
        <IfPage page="termination">
          <p>
            <LinkButton href={pathTo("termination", productId)}>
              {t(isEnding || endText !== undefined ? "notice.see" : "notice.end")}
            </LinkButton>
          </p>
        </IfPage>
      )}
    </section>
  );
}

/** Value of a term: an amount in the format of the page, like the portal's own; other texts stay Polish. */
function termValue(text: string): ReactElement {
  const amount = /^(.*\d)[ \u00a0\u202f]zł$/u.exec(text.trim())?.[1];
  const value = amount === undefined ? undefined : amountOf(amount, "space");
  return value === undefined ? <PolishText>{text}</PolishText> : <>{formatMoney(value)}</>;
}

/** Difference that the customer pays each month. Nothing if it is not known. */
function Difference({ notice }: Pick<LegalNoticeProps, "notice">) {
  const cost = noticeCost(notice);
  if (cost === undefined) return null;
  const amount = formatMoney(grosze(Math.abs(notice.monthlyDifference ?? 0)));
  return <Fact label={t("notice.forYou")}>{cost === "same" ? t("notice.same") : t(`notice.${cost}`, { amount })}</Fact>;
}

const changeTitle = (isCancelled: boolean) => (isCancelled ? "notice.announced" : "notice.changes");

function termTitle(state: NoticeState, isOver: boolean): "notice.term" | "notice.termOver" | "notice.termExtended" {
  if (state.kind === "extended") return "notice.termExtended";
  return isOver ? "notice.termOver" : "notice.term";
}

/** Says whether changed terms apply to a contract that ends; `undefined` for another one. */
function contractEndText(notice: LegalNotice, state: NoticeState, today: WarsawDate): string | undefined {
  if (notice.kind !== "changed-terms" || state.kind !== "ending" || state.endsOn === undefined) return undefined;
  const [end, day] = [formatDate(state.endsOn), formatDate(notice.effectiveOn)];
  return t(`notice.${contractEndTimingOf(notice, state.endsOn, today)}`, { end, day });
}

/** Says why a notice no longer applies; `undefined` for one that does. */
function obsoleteText({ kind }: Pick<LegalNotice, "kind">, state: NoticeState): string | undefined {
  switch (state.kind) {
    case "replaced":
      return t("notice.replaced");
    case "extended":
      return t(kind === "changed-terms" ? "notice.extendedSince" : "notice.extended", { day: formatDate(state.until) });
    case "in-force":
    case "ending":
      return undefined;
  }
}

function exitText(notice: LegalNotice, today: WarsawDate): string {
  if (notice.kind === "term-end") return t(isTermOver(notice, today) ? "notice.termOverText" : "notice.termText");
  const exit = noticeExit(notice, today);
  return exit.kind === "usual" ? t("notice.usual") : t(`notice.${exit.kind}`, { day: formatDate(exit.until) });
}

function TariffText({ price, description }: NoticeTariff) {
  return description === undefined ? (
    t("notice.price", { price: formatMoney(price) })
  ) : (
    <TextWithPolish t={t} of="notice.priceWith" params={{ price: formatMoney(price) }} parts={{ description }} />
  );
}
