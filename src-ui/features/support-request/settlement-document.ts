import { warsawDateAt, type WarsawDate } from "#domain/shared-kernel/index.ts";
import { lastAnswerOf, type Complainant, type SupportRequest } from "#domain/support/index.ts";
import { formatDate, formatDateTime } from "#ui/shared/formats.ts";
import { renderPrintablePage } from "#ui/shared/printable-page.ts";
import { t } from "./support.texts.ts";

/** Operator as a party of the dispute. */
export interface DisputedOperator {
  /** Name and postal address, in one line. */
  readonly address: string;
  readonly taxId: string | undefined;
}

export interface SettlementApplication {
  readonly request: SupportRequest;
  readonly complainant: Complainant | undefined;
  readonly operator: DisputedOperator;
  readonly today: WarsawDate;
}

/** Creates the application for an out-of-court settlement with the facts of the complaint filled in (REQ-21). */
export function createSettlementDocument({ request, complainant, operator, today }: SettlementApplication): {
  readonly name: string;
  readonly text: string;
} {
  const { number, sentAt, answerBy, answerRequest, entries, title } = request;
  const answer = lastAnswerOf(request);
  const text = renderPrintablePage({
    above: t("settlement.document.office"),
    title: t("settlement.document.title"),
    lead: t("settlement.document.lead", { day: formatDate(today) }),
    sections: [
      {
        title: t("settlement.document.applicant"),
        facts: [
          [t("settlement.document.name"), complainant?.name ?? EMPTY_LINE],
          [t("settlement.document.account"), complainant?.account ?? EMPTY_LINE],
          [t("settlement.document.address"), EMPTY_LINE],
          [t("settlement.document.contact"), EMPTY_LINE],
        ],
      },
      {
        title: t("settlement.document.operator"),
        facts: [
          [t("settlement.document.operatorName"), operator.address],
          ...(operator.taxId === undefined ? [] : [[t("settlement.document.taxId"), operator.taxId] as const]),
        ],
      },
      {
        title: t("settlement.document.complaint"),
        facts: [
          [t("number"), number],
          [t("settlement.document.about"), title],
          [t("sentAt"), formatDateTime(sentAt)],
          ...(answerBy === undefined ? [] : [[t("answerBy"), formatDate(answerBy)] as const]),
          [
            t("settlement.document.answered"),
            answer === undefined ? t("settlement.document.notAnswered") : formatDateTime(answer.at),
          ],
          ...(answerRequest === undefined
            ? []
            : [
                [
                  t("settlement.document.repeated"),
                  t("settlement.document.repeatedDays", {
                    day: formatDate(warsawDateAt(answerRequest.at)),
                    until: formatDate(answerRequest.answerBy),
                  }),
                ] as const,
              ]),
        ],
      },
      {
        title: t("thread"),
        facts: entries.map(({ side, author, at, text: said }) => [
          `${side === "customer" ? t("settlement.document.applicant") : (author ?? t("provider"))}, ${formatDateTime(at)}`,
          said,
        ]),
      },
      {
        title: t("settlement.document.demand"),
        paragraphs: [t("settlement.document.demandText"), EMPTY_LINE, EMPTY_LINE],
      },
      {
        title: t("settlement.document.statements"),
        paragraphs: [t("settlement.document.noOtherCase"), t("settlement.document.signature"), EMPTY_LINE],
      },
    ],
  });
  return { name: t("settlement.document.file", { number: number.replaceAll("/", "-") }), text };
}

/** Line to fill in by hand. */
const EMPTY_LINE = "……………………………………………………";
