import type { WarsawDate } from "../shared-kernel/index.ts";

/** The operator's settings of the offer floater, by their keys in site content (OFFER-07). */
export type FloaterKey =
  | "floaterDisableDays"
  | "expandFloater"
  | "showCheckbox"
  | "popupTitle"
  | "popupMessage"
  | "popupBtnLabel"
  | "floaterLabel";

/** What floats for who has an offer: a way to it, and what it opens, if the operator has words for that. */
export interface Floater {
  /** `undefined`: the portal's own word. */
  readonly label: string | undefined;
  /** Without a title or a message a press leads to the offer at once. */
  readonly popup:
    | { readonly title: string | undefined; readonly message: string | undefined; readonly button: string | undefined }
    | undefined;
  /** The popup opens by itself, once after each start of the portal. */
  readonly expands: boolean;
  /** Whether the popup asks before it stays away; without a box, closing it is enough. */
  readonly asks: boolean;
  /** For so many days it stays away; 0: it never does. */
  readonly restDays: number;
}

/** The most days that it can stay away for: a mistyped setting is not for ever. */
const LONGEST_REST = 365;

/** The floater that the operator has set. `text` gives what site content has for a key. */
export function floaterOf(text: (key: FloaterKey) => string | undefined): Floater {
  const [title, message] = [text("popupTitle"), text("popupMessage")];
  const popup =
    title === undefined && message === undefined ? undefined : { title, message, button: text("popupBtnLabel") };
  const days = /^\d{1,4}$/.exec(text("floaterDisableDays")?.trim() ?? "")?.[0];
  return {
    label: text("floaterLabel"),
    popup,
    expands: popup !== undefined && isTrue(text("expandFloater")),
    asks: isTrue(text("showCheckbox")),
    restDays: Math.min(LONGEST_REST, Number(days ?? 0)),
  };
}

const isTrue = (text: string | undefined): boolean => text?.trim() === "true";

/** Whether closing the popup sends the floater away: where there is a box, only if it is ticked. */
export function restsAfter({ asks, restDays }: Pick<Floater, "asks" | "restDays">, ticked: boolean): boolean {
  return restDays > 0 && (!asks || ticked);
}

const MARK = /^rest_?(\d{4})(\d{2})(\d{2})$/u;

/** The mark by which a browser keeps that the floater stays away until a day. */
export function restMark(until: WarsawDate): string {
  return `rest_${until.replaceAll("-", "")}`;
}

/** Whether one of the marks that a browser keeps sends the floater away on `today`; its last day counts. */
export function isResting(marks: readonly string[], today: WarsawDate): boolean {
  return marks.some((mark) => {
    const [, year, month, day] = MARK.exec(mark) ?? [];
    return year !== undefined && `${year}-${month}-${day}` >= today;
  });
}

/** Marks without those of a rest that is over, and with a new one. */
export function withRest(marks: readonly string[], until: WarsawDate): readonly string[] {
  return [restMark(until), ...marks.filter((mark) => !MARK.test(mark))];
}
