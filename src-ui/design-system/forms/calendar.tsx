import "./date-field.css";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button.tsx";
import { type CalendarDay, compareDays, plusDays, plusMonths, weekdayOf, weeksOf, within } from "./calendar-days.ts";

/** The words of a calendar, in the customer's language. */
export interface CalendarWords {
  /** "listopad 2026" */
  readonly month: (month: Pick<CalendarDay, "year" | "month">) => string;
  /** "poniedziałek, 30 listopada 2026" */
  readonly day: (day: CalendarDay) => string;
  /** From Monday: "pn" and "poniedziałek". */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  readonly previousMonth: string;
  readonly nextMonth: string;
}

export interface CalendarProps {
  readonly words: CalendarWords;
  readonly chosen: CalendarDay | undefined;
  readonly today: CalendarDay;
  readonly min?: CalendarDay | undefined;
  readonly max?: CalendarDay | undefined;
  readonly onChoose: (day: CalendarDay) => void;
}

/** The day to which a key leads; `undefined` for any other key. */
function dayAfterKey(day: CalendarDay, key: string, shift: boolean): CalendarDay | undefined {
  switch (key) {
    case "ArrowLeft":
      return plusDays(day, -1);
    case "ArrowRight":
      return plusDays(day, 1);
    case "ArrowUp":
      return plusDays(day, -7);
    case "ArrowDown":
      return plusDays(day, 7);
    case "Home":
      return plusDays(day, -weekdayOf(day));
    case "End":
      return plusDays(day, 6 - weekdayOf(day));
    case "PageUp":
      return plusMonths(day, shift ? -12 : -1);
    case "PageDown":
      return plusMonths(day, shift ? 12 : 1);
    default:
      return undefined;
  }
}

/**
 * A month of days: arrows go by a day or a week, Home and End along the week, Page Up and Down by a month, with Shift
 * by a year.
 */
export function Calendar({ words, chosen, today, min, max, onChoose }: CalendarProps) {
  const [at, setAt] = useState(() => within(chosen ?? today, min, max));
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
    setAt(within(next, min, max));
  };
  const turn = (months: number) => setAt(within(plusMonths(at, months), min, max));
  const isOut = (day: CalendarDay) => compareDays(day, within(day, min, max)) !== 0;
  const same = (a: CalendarDay, b: CalendarDay | undefined) => b !== undefined && compareDays(a, b) === 0;

  return (
    <div className="calendar">
      <div className="calendar__head">
        <IconButton variant="quiet" icon={ChevronLeft} label={words.previousMonth} onClick={() => turn(-1)} />
        <p id={titleId} aria-live="polite">
          {words.month(at)}
        </p>
        <IconButton variant="quiet" icon={ChevronRight} label={words.nextMonth} onClick={() => turn(1)} />
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
          {words.weekdays.map(({ short, long }) => (
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
                    aria-label={words.day(day)}
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
