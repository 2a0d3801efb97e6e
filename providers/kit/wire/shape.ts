/** Kind of a value on the wire. Input values: amounts in grosze, days `YYYY-MM-DD`, moments as wall time of Warsaw. */
export type ValueKind = "text" | "flag" | "money" | "day" | "month" | "moment" | "number";

export interface ListPart {
  readonly part: "list";
  readonly of: () => AnswerElement;
}
export interface RecordPart {
  readonly part: "record";
  readonly fields: AnswerFields;
}
export type AnswerElement = ValueKind | ListPart | RecordPart;

/** Elements of a record in the order of the schema. */
export interface AnswerFields {
  readonly [element: string]: AnswerElement;
}

/** Describes a list of `item`s. A function allows a record to contain its own type. */
export function list(of: AnswerElement | (() => AnswerElement)): ListPart {
  return { part: "list", of: typeof of === "function" ? of : () => of };
}

/** Describes an element with child elements. */
export function record(fields: AnswerFields): RecordPart {
  return { part: "record", fields };
}
