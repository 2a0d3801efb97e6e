import "./date-field.css";
import { Calendar as CalendarIcon } from "lucide-react";
import { type FocusEventHandler, useEffect, useId, useRef, useState } from "react";
import { IconButton } from "../icon-button.tsx";
import { Calendar, type CalendarProps, type CalendarTexts } from "./calendar.tsx";
import { type CalendarDate, formatCalendarDay, parseDay } from "./calendar-date.ts";
import { useFloating } from "./use-floating.ts";
import { useGroupBlur } from "./use-group-blur.ts";
import { MaskedField, type MaskedFieldProps } from "./masked-field.tsx";
import { DATE_MASK } from "./date-amount-masks.ts";

export interface DateFieldTexts extends CalendarTexts {
  /** Name of the button and the calendar of a field: "Od kiedy: wybierz dzień z kalendarza". */
  readonly open: (field: string) => string;
}

export interface DateFieldProps
  extends
    Omit<
      MaskedFieldProps,
      | "mask"
      | "type"
      | "inputMode"
      | "value"
      | "defaultValue"
      | "onValue"
      | "onBlur"
      | "min"
      | "max"
      | "suffix"
      | "endActions"
    >,
    Pick<CalendarProps, "today" | "min" | "max"> {
  /** Label in the name of the calendar, if `label` is not a plain text. */
  readonly labelText?: string | undefined;
  /** DD-MM-YYYY, or the part typed so far. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** The focus has left the field, its button and its calendar. */
  readonly onBlur?: FocusEventHandler | undefined;
  readonly texts: DateFieldTexts;
}

/**
 * Date field, typed as DD-MM-YYYY or picked. Dates outside `min` and `max` can be typed; the form's validation reports
 * them.
 */
export function DateField({ value, onValue, onBlur, texts, labelText, today, min, max, ...field }: DateFieldProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useFloating(button, panel, open);
  const leave = useGroupBlur(onBlur);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const choose = (day: CalendarDate) => {
    onValue(formatCalendarDay(day));
    close();
  };
  useEffect(() => {
    if (!open) return undefined;
    // Not on blur: the focus would be lost with the panel before it reaches the next element.
    const closeOutside = ({ target }: Event) => {
      if (
        target instanceof Node &&
        panel.current?.contains(target) !== true &&
        button.current?.contains(target) !== true
      )
        setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // Escape closes only the calendar, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    };
    const calendar = panel.current;
    calendar?.addEventListener("keydown", closeOnEscape);
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      calendar?.removeEventListener("keydown", closeOnEscape);
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [open]);
  const name = texts.open(labelText ?? (typeof field.label === "string" ? field.label : ""));
  const opener = (
    <span className="picker" {...leave}>
      <IconButton
        ref={button}
        icon={CalendarIcon}
        label={name}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div ref={panel} id={panelId} className="panel" popover="manual" role="dialog" aria-label={name}>
          <Calendar texts={texts} chosen={parseDay(value)} today={today} min={min} max={max} onChoose={choose} />
        </div>
      )}
    </span>
  );
  const locked = field.unavailable !== undefined || field.readOnly === true;
  return (
    <MaskedField
      {...field}
      mask={DATE_MASK}
      inputMode="numeric"
      value={value}
      onValue={onValue}
      onBlur={leave.onBlur}
      endActions={locked ? undefined : opener}
    />
  );
}
