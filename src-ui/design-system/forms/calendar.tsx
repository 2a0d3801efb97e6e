import "./date-field.css";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button.tsx";
import {
  type CalendarDate,
  compareDays,
  addDays,
  addMonths,
  weekdayIndex,
  weeksOf,
  clampDay,
} from "./calendar-date.ts";

/** Texts of a calendar, in the customer's language. */
export interface CalendarTexts {
  /** "listopad 2026" */
  readonly month: (month: Pick<CalendarDate, "year" | "month">) => string;
  /** "poniedziałek, 30 listopada 2026" */
  readonly day: (day: CalendarDate) => string;
  /** From Monday: "pn" and "poniedziałek". */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  readonly previousMonth: string;
  readonly nextMonth: string;
}

export interface CalendarProps {
  readonly texts: CalendarTexts;
  readonly chosen: CalendarDate | undefined;
  readonly today: CalendarDate;
  readonly min?: CalendarDate | undefined;
  readonly max?: CalendarDate | undefined;
  readonly onChoose: (day: CalendarDate) => void;
}

/** Returns the day for a navigation key; `undefined` for any other key. */
function dayAfterKey(day: CalendarDate, key: string, shift: boolean): CalendarDate | undefined {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return addDays(day, -weekdayIndex(day));
    case "End":
      return addDays(day, 6 - weekdayIndex(day));
    case "PageUp":
      return addMonths(day, shift ? -12 : -1);
    case "PageDown":
      return addMonths(day, shift ? 12 : 1);
    default:
      return undefined;
  }
}

/**
 * Month grid. Arrows move by a day or a week, Home and End within the week, Page Up and Down by a month, with Shift by
 * a year.
 */
export function Calendar({ texts, chosen, today, min, max, onChoose }: CalendarProps) {
  const [at, setAt] = useState(() => clampDay(chosen ?? today, min, max));
  const grid = useRef<HTMLDivElement>(null);
  const byKey = useRef(true);
  const titleId = useId();

  useEffect(() => {
    if (byKey.current) grid.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
    byKey.current = false;
  }, [at]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(at, event.key, event.shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    byKey.current = true;
    setAt(clampDay(next, min, max));
  };
  const turn = (months: number) => setAt(clampDay(addMonths(at, months), min, max));
  const isOut = (day: CalendarDate) => compareDays(day, clampDay(day, min, max)) !== 0;
  const same = (a: CalendarDate, b: CalendarDate | undefined) => b !== undefined && compareDays(a, b) === 0;

  return (
    <div className="calendar">
      <div className="calendar__head">
        <IconButton variant="quiet" icon={ChevronLeft} label={texts.previousMonth} onClick={() => turn(-1)} />
        <p id={titleId} aria-live="polite">
          {texts.month(at)}
        </p>
        <IconButton variant="quiet" icon={ChevronRight} label={texts.nextMonth} onClick={() => turn(1)} />
      </div>
      <div
        ref={grid}
        className="calendar__grid"
        role="grid"
        tabIndex={-1}
        aria-labelledby={titleId}
        onKeyDown={onKeyDown}
      >
        <div role="row">
          {texts.weekdays.map(({ short, long }) => (
            <div key={long} role="columnheader">
              <span aria-hidden="true">{short}</span>
              <span className="visually-hidden">{long}</span>
            </div>
          ))}
        </div>
        {weeksOf(at).map((week, row) => (
          <div key={row} role="row">
            {week.map((day, column) =>
              day === undefined ? (
                <div key={column} role="gridcell">
                  {"\u00a0"}
                </div>
              ) : (
                <div key={column} role="gridcell" aria-selected={same(day, chosen)}>
                  <button
                    type="button"
                    className={classNames("calendar__day", same(day, today) && "calendar__day--today")}
                    tabIndex={same(day, at) ? 0 : -1}
                    aria-label={texts.day(day)}
                    aria-current={same(day, today) ? "date" : undefined}
                    aria-disabled={isOut(day) ? true : undefined}
                    onClick={() => {
                      if (!isOut(day)) onChoose(day);
                    }}
                  >
                    {day.day}
                  </button>
                </div>
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
