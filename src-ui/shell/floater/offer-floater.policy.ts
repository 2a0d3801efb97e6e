import type { WarsawDate } from "#domain/shared-kernel/index.ts";

/** Keys of the offer floater's settings in site content (OFFER-07). */
export type FloaterKey =
  | "floaterDisableDays"
  | "expandFloater"
  | "showCheckbox"
  | "popupTitle"
  | "popupMessage"
  | "popupBtnLabel"
  | "floaterLabel";

/** Operator's settings of the floating offer link and of its popup. */
export interface OfferFloaterSettings {
  /** `undefined` for the portal's own label. */
  readonly label: string | undefined;
  /** `undefined` without a title and a message: a press then opens the offer directly. */
  readonly popup:
    | { readonly title: string | undefined; readonly message: string | undefined; readonly button: string | undefined }
    | undefined;
  /** True if the popup opens by itself, once per session. */
  readonly opensAutomatically: boolean;
  /** True if the popup has a checkbox for snoozing; without it, closing the popup snoozes. */
  readonly hasCheckbox: boolean;
  /** Days of a snooze; 0 for no snooze. */
  readonly snoozeDays: number;
}

/** Longest snooze (days): a mistyped setting must not hide the floater for years. */
const MAX_SNOOZE_DAYS = 365;

/** Reads the settings from site content; `text` returns the value of a key. */
export function readOfferFloaterSettings(text: (key: FloaterKey) => string | undefined): OfferFloaterSettings {
  const [title, message] = [text("popupTitle"), text("popupMessage")];
  const popup =
    title === undefined && message === undefined ? undefined : { title, message, button: text("popupBtnLabel") };
  const days = /^\d{1,4}$/.exec(text("floaterDisableDays")?.trim() ?? "")?.[0];
  return {
    label: text("floaterLabel"),
    popup,
    opensAutomatically: popup !== undefined && isTrue(text("expandFloater")),
    hasCheckbox: isTrue(text("showCheckbox")),
    snoozeDays: Math.min(MAX_SNOOZE_DAYS, Number(days ?? 0)),
  };
}

const isTrue = (text: string | undefined): boolean => text?.trim() === "true";

/** Returns true if closing the popup snoozes the floater: with a checkbox, only if it is ticked. */
export function shouldSnooze(
  { hasCheckbox, snoozeDays }: Pick<OfferFloaterSettings, "hasCheckbox" | "snoozeDays">,
  ticked: boolean,
): boolean {
  return snoozeDays > 0 && (!hasCheckbox || ticked);
}

const MARK = /^rest_?(\d{4})(\d{2})(\d{2})$/u;

/** Returns the stored mark of a snooze that lasts through the day `until`. */
export function snoozeMark(until: WarsawDate): string {
  return `rest_${until.replaceAll("-", "")}`;
}

/** Returns true if one of the stored marks snoozes the floater on `today`; the last day counts. */
export function isSnoozed(marks: readonly string[], today: WarsawDate): boolean {
  return marks.some((mark) => {
    const [, year, month, day] = MARK.exec(mark) ?? [];
    return year !== undefined && `${year}-${month}-${day}` >= today;
  });
}

/** Replaces the snooze among the stored marks. */
export function withSnooze(marks: readonly string[], until: WarsawDate): readonly string[] {
  return [snoozeMark(until), ...marks.filter((mark) => !MARK.test(mark))];
}
