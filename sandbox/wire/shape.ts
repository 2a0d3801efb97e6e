/** How a value is written: amounts are grosze, days `YYYY-MM-DD`, moments wall times of Warsaw before they are. */
export type Kind = "text" | "flag" | "money" | "day" | "month" | "moment" | "number";

export interface ListPart {
  readonly part: "list";
  readonly of: () => AnswerElement;
}
export interface RecordPart {
  readonly part: "record";
  readonly fields: AnswerFields;
}
export type AnswerElement = Kind | ListPart | RecordPart;

/** The elements of a record in the order of the schema. */
export interface AnswerFields {
  readonly [element: string]: AnswerElement;
}

/** A list: its `item`s. The function lets a record contain its own kind. */
export function list(of: AnswerElement | (() => AnswerElement)): ListPart {
  return { part: "list", of: typeof of === "function" ? of : () => of };
}

/** An element with elements of its own. */
export function record(fields: AnswerFields): RecordPart {
  return { part: "record", fields };
}
