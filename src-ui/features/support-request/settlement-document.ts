import {
  formatPolishDate,
  formatPolishDateTime,
  warsawDateAt,
  type Instant,
  type WarsawDate,
} from "#domain/shared-kernel/index.ts";
import { answerCourseOf, type AnswerCourse, type Complainant, type SupportRequest } from "#domain/support/index.ts";
import { renderPrintablePage } from "#ui/shared/printable-page.ts";
import { inPolish } from "./support.texts.ts";

/** Operator as a party of the dispute. */
export interface DisputedOperator {
  /** Name and postal address, in one line. */
  readonly address: string;
  readonly taxId: string | undefined;
}

/** Contact data of the complainant, as far as they are known and may be shown. */
export interface ComplainantContact {
  /** In one line. */
  readonly address: string | undefined;
  readonly email: string | undefined;
}

export interface SettlementApplication {
  readonly request: SupportRequest;
  readonly complainant: Complainant | undefined;
  readonly contact: ComplainantContact | undefined;
  readonly operator: DisputedOperator;
  readonly today: WarsawDate;
}

/**
 * Creates the application for an out-of-court settlement with the facts of the complaint filled in (REQ-21). It is
 * Polish, like the authority that reads it.
 */
export function createSettlementDocument({ request, complainant, contact, operator, today }: SettlementApplication): {
  readonly name: string;
  readonly text: string;
} {
  const { number, sentAt, answerRequest, entries, title } = request;
  const text = renderPrintablePage({
    above: inPolish("settlement.document.office"),
    title: inPolish("settlement.document.title"),
    lead: inPolish("settlement.document.lead", { day: formatPolishDate(today) }),
    sections: [
      {
        title: inPolish("settlement.document.applicant"),
        facts: [
          [inPolish("settlement.document.name"), complainant?.name ?? EMPTY_LINE],
          [inPolish("settlement.document.account"), complainant?.account ?? EMPTY_LINE],
          [inPolish("settlement.document.address"), contact?.address ?? EMPTY_LINE],
          [inPolish("settlement.document.contact"), contact?.email ?? EMPTY_LINE],
        ],
      },
      {
        title: inPolish("settlement.document.operator"),
        facts: [
          [inPolish("settlement.document.operatorName"), operator.address],
          ...(operator.taxId === undefined ? [] : [[inPolish("settlement.document.taxId"), operator.taxId] as const]),
        ],
      },
      {
        title: inPolish("settlement.document.complaint"),
        facts: [
          [inPolish("number"), number],
          [inPolish("settlement.document.about"), title],
          [inPolish("sentAt"), formatPolishDateTime(sentAt)],
          ...firstAnswerFacts(answerCourseOf(request)),
          ...(answerRequest === undefined
            ? []
            : [
                [
                  inPolish("settlement.document.repeated"),
                  askedText(answerRequest.at, answerRequest.answerBy),
                ] as const,
              ]),
          ...furtherAnswerFacts(answerCourseOf(request)),
        ],
      },
      {
        title: inPolish("thread"),
        facts: entries.map(({ side, author, at, text: said }) => [
          `${side === "customer" ? inPolish("settlement.document.applicant") : (author ?? inPolish("provider"))}, ${formatPolishDateTime(at)}`,
          said,
        ]),
      },
      {
        title: inPolish("settlement.document.demand"),
        paragraphs: [inPolish("settlement.document.demandText"), EMPTY_LINE, EMPTY_LINE],
      },
      {
        title: inPolish("settlement.document.statements"),
        paragraphs: [
          inPolish("settlement.document.noOtherCase"),
          inPolish("settlement.document.signature"),
          EMPTY_LINE,
        ],
      },
    ],
  });
  return { name: inPolish("settlement.document.file", { number: number.replaceAll("/", "-") }), text };
}

/** Returns the facts of the first answer; those that the provider does not state are left out. */
function firstAnswerFacts({ firstAnswerBy, firstAnswer }: AnswerCourse): readonly PrintedFact[] {
  const answered = inPolish("settlement.document.answered");
  return [
    ...(firstAnswerBy === undefined ? [] : [[inPolish("answerBy"), formatPolishDate(firstAnswerBy)] as const]),
    ...(firstAnswer.kind === "none" ? [[answered, inPolish("settlement.document.notAnswered")] as const] : []),
    ...(firstAnswer.kind === "given" ? [[answered, formatPolishDateTime(firstAnswer.at)] as const] : []),
  ];
}

/** Returns a message after an answer and the answer to it, in two lines each. */
function furtherAnswerFacts({ further }: AnswerCourse): readonly PrintedFact[] {
  return further.flatMap(({ askedAt, answerBy, answeredAt }): readonly PrintedFact[] => [
    [inPolish("settlement.document.further"), askedText(askedAt, answerBy)],
    [
      inPolish("settlement.document.furtherAnswered"),
      answeredAt === undefined ? inPolish("settlement.document.notAnswered") : formatPolishDateTime(answeredAt),
    ],
  ]);
}

/** Says when the customer wrote and until when the operator answers, if that is known. */
function askedText(at: Instant, until: WarsawDate | undefined): string {
  const day = formatPolishDate(warsawDateAt(at));
  if (until === undefined) return inPolish("settlement.document.sentDay", { day });
  return inPolish("settlement.document.repeatedDays", { day, until: formatPolishDate(until) });
}

type PrintedFact = readonly [label: string, value: string];

/** Line to fill in by hand. */
const EMPTY_LINE = "……………………………………………………";
