import "./date-field.css";
import "./combobox.css";
import { ChevronDown } from "lucide-react";
import { type ChangeEvent, type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { type ComboboxOption, matching } from "./combobox-search.ts";
import { useFloating } from "./floating.ts";
import { FormField, type FormFieldProps, textAttributes } from "./form-field.tsx";

/** A press on an option must not take the focus from the input, whose keys choose too. */
function pressing(choose: () => void) {
  return { onMouseDown: (event: MouseEvent) => event.preventDefault(), onClick: choose };
}

export interface ComboboxProps extends FormFieldProps {
  readonly options: readonly ComboboxOption[];
  /** The chosen option; `undefined` for none. */
  readonly value: string | undefined;
  readonly onValue: (value: string | undefined) => void;
  /** "Brak wyników", in place of the options, and said. */
  readonly noMatches: string;
  /** "5 wyników": said while typing. */
  readonly countLabel: (count: number) => string;
  readonly placeholder?: string | undefined;
  readonly onBlur?: (() => void) | undefined;
}

/**
 * One of many, found by typing. Only what is in the list can be chosen: other words give way to the choice on leaving.
 */
export function Combobox({
  options,
  value,
  onValue,
  noMatches,
  countLabel,
  placeholder,
  onBlur,
  ...field
}: ComboboxProps) {
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<number | undefined>(undefined);
  const anchor = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  useFloating(anchor, panel, open);
  useEffect(() => {
    const option = active === undefined ? null : document.getElementById(`${listId}-${active}`);
    const box = list.current;
    if (option === null || box === null) return;
    const { top, bottom } = option.getBoundingClientRect();
    const room = box.getBoundingClientRect();
    if (top < room.top) box.scrollTop -= room.top - top;
    else if (bottom > room.bottom) box.scrollTop += bottom - room.bottom;
  }, [active, listId]);
  const chosen = options.find((option) => option.value === value);
  const shown = typed === undefined ? options : matching(options, typed);
  const optionId = (index: number) => `${listId}-${index}`;

  const show = (index: number | undefined) => {
    setOpen(true);
    setActive(index);
  };
  const close = () => {
    setOpen(false);
    setActive(undefined);
    setTyped(undefined);
  };
  const choose = (option: ComboboxOption) => {
    onValue(option.value);
    close();
  };
  const move = (step: 1 | -1) => {
    if (shown.length === 0) return;
    const from = active ?? (open ? undefined : shown.findIndex((option) => option.value === value));
    const start = from === undefined || from < 0 ? (step === 1 ? -1 : shown.length) : from;
    show(
      open
        ? (start + step + shown.length) % shown.length
        : Math.max(0, from === undefined || from < 0 ? (step === 1 ? 0 : shown.length - 1) : from),
    );
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value;
    setTyped(text);
    if (text === "") onValue(undefined);
    show(text !== "" && matching(options, text).length > 0 ? 0 : undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = active === undefined ? undefined : shown[active];
    switch (event.key) {
      case "ArrowDown":
      case "ArrowUp":
        event.preventDefault();
        move(event.key === "ArrowDown" ? 1 : -1);
        break;
      case "Enter":
        if (!open) break;
        // choosing is not yet sending the form
        event.preventDefault();
        if (option !== undefined) choose(option);
        break;
      case "Escape":
        if (!open) break;
        event.preventDefault();
        event.stopPropagation();
        close();
        break;
    }
  };

  return (
    <FormField {...field}>
      {(wiring) => (
        <div className="combobox">
          <input
            {...textAttributes(wiring, undefined)}
            ref={anchor}
            className="input"
            type="text"
            role="combobox"
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            placeholder={placeholder}
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={listId}
            aria-activedescendant={open && active !== undefined ? optionId(active) : undefined}
            value={typed ?? chosen?.label ?? ""}
            onChange={type}
            onKeyDown={wiring.locked ? undefined : onKeyDown}
            onClick={() => {
              if (!wiring.locked && !open) show(undefined);
            }}
            onBlur={() => {
              close();
              onBlur?.();
            }}
          />
          <span className="combobox__sign">
            <Icon of={ChevronDown} />
          </span>
          <div ref={panel} className="panel panel--list" popover="manual" hidden={!open}>
            <div
              ref={list}
              id={listId}
              className="combobox__list"
              role="listbox"
              aria-label={typeof field.label === "string" ? field.label : undefined}
            >
              {open &&
                shown.map((option, index) => (
                  <div
                    key={option.value}
                    id={optionId(index)}
                    role="option"
                    aria-selected={option.value === value}
                    className={classNames("combobox__option", index === active && "combobox__option--active")}
                    {...pressing(() => choose(option))}
                  >
                    {option.label}
                  </div>
                ))}
            </div>
            {shown.length === 0 && <p className="combobox__none">{noMatches}</p>}
          </div>
          <p className="visually-hidden" role="status">
            {open && typed !== undefined ? (shown.length === 0 ? noMatches : countLabel(shown.length)) : ""}
          </p>
        </div>
      )}
    </FormField>
  );
}
