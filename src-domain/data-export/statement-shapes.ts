import type { SupportRequest } from "../support/index.ts";
import type { Termination } from "../termination/index.ts";
import type { Withdrawal } from "../withdrawal/index.ts";
import type { Shape } from "./export-node.ts";

/** Statement with its state under the name that all parts of the export use. */
type WithStatus<Statement extends { readonly state: string }> = Omit<Statement, "state"> & {
  readonly status: Statement["state"];
};

export type ExportRequest = WithStatus<SupportRequest>;
export type ExportWithdrawal = WithStatus<Withdrawal>;
export type ExportTermination = WithStatus<Termination>;

/** Returns statements in the form of the export. */
export function toExportedStatements<Statement extends { readonly state: string }>(
  statements: readonly Statement[],
): readonly WithStatus<Statement>[] {
  return statements.map(({ state, ...statement }) => ({ ...statement, status: state }));
}

export const REQUESTS_SHAPE = {
  each: {
    of: {
      number: "text",
      kind: "text",
      title: "text",
      status: "text",
      sentAt: "moment",
      answerBy: "day",
      answerRequest: { of: { at: "moment", answerBy: "day" } },
      entries: {
        each: {
          of: {
            at: "moment",
            side: "text",
            author: "text",
            kind: "text",
            outcome: "text",
            answerBy: "day",
            text: "text",
            files: { each: { of: { name: "text", documentId: "text" } } },
          },
        },
      },
      formId: "text",
      copyId: "text",
      productId: "text",
    },
  },
} as const satisfies Shape<readonly ExportRequest[]>;

export const WITHDRAWALS_SHAPE = {
  each: {
    of: {
      number: "text",
      receivedAt: "moment",
      contractNumber: "text",
      recognizedNumber: "text",
      status: "text",
      name: "text",
      email: "text",
      usedDaysCost: "money",
      chargeCorrection: "money",
      billedIn: "month",
      creditedOn: "day",
      refundedFees: "money",
      returnedEquipment: { each: "text" },
      withdrawnServices: { each: "text" },
      restoredServices: { each: "text" },
      laterTermsServices: { each: "text" },
      restoredEnds: { each: { of: { name: "text", endsOn: "day", revocableUntil: "day" } } },
      answerBy: "day",
      answeredOn: "day",
      rightEndedOn: "day",
      isUnknownNumber: "flag",
    },
  },
} as const satisfies Shape<readonly ExportWithdrawal[]>;

export const TERMINATIONS_SHAPE = {
  each: {
    of: {
      contractNumber: "text",
      submittedAt: "moment",
      endsOn: "day",
      cost: "money",
      status: "text",
      receiptSentOn: "day",
      confirmedOn: "day",
      revocableUntil: "day",
      equipmentReturnBy: "day",
      billedIn: "month",
      equipment: { each: { of: { name: "text", after: "text", subsidy: "money", unreturnedCharge: "money" } } },
      returnTo: "text",
      terminationId: "text",
    },
  },
} as const satisfies Shape<readonly ExportTermination[]>;
