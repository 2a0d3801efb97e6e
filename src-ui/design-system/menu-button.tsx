import "./menu-button.css";
import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "./button.tsx";
import type { ButtonLook } from "./button-look.ts";
import { classNames } from "./class-names.ts";
import { Icon, type IconDrawing } from "./icon.tsx";
import { useDismissal } from "./use-dismissal.ts";

export interface MenuChoice {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconDrawing | undefined;
  /** Takes something away: red, and leads to a confirmation. */
  readonly danger?: boolean | undefined;
  readonly onChoose: () => void;
}

export interface MenuButtonProps extends Pick<ButtonLook, "variant" | "size"> {
  readonly label: string;
  readonly choices: readonly MenuChoice[];
}

const forward = (index: number, count: number): number => (index + 1) % count;
const back = (index: number, count: number): number => (index - 1 + count) % count;

/** Where a key leads from the choice at `index`; `undefined` for a key that leads nowhere. */
function target(key: string, index: number, choices: readonly MenuChoice[]): number | undefined {
  switch (key) {
    case "ArrowDown":
      return forward(index, choices.length);
    case "ArrowUp":
      return back(index, choices.length);
    case "Home":
      return 0;
    case "End":
      return choices.length - 1;
    default:
      return key.length === 1 ? byLetter(key, index, choices) : undefined;
  }
}

/** The next choice that begins with the letter. */
function byLetter(letter: string, index: number, choices: readonly MenuChoice[]): number | undefined {
  const order = choices.map((_, step) => (index + 1 + step) % choices.length);
  return order.find(
    (place) => choices[place]?.label.toLocaleLowerCase("pl").startsWith(letter.toLocaleLowerCase("pl")) === true,
  );
}

/**
 * A button with a few things to do with what it stands beside. Arrows, Home, End and first letters move in it, Escape
 * leaves.
 */
export function MenuButton({ label, choices, variant, size }: MenuButtonProps) {
  const [at, setAt] = useState<number | undefined>(undefined);
  const around = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const open = at !== undefined;
  const close = () => setAt(undefined);
  useDismissal({ open, around, opener, close });

  useEffect(() => {
    if (at !== undefined) list.current?.querySelectorAll<HTMLElement>("[role=menuitem]")[at]?.focus();
  }, [at]);

  const openBy = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setAt(event.key === "ArrowDown" ? 0 : choices.length - 1);
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === "Tab") return close();
    const next = target(event.key, at ?? 0, choices);
    if (next === undefined) return undefined;
    event.preventDefault();
    return setAt(next);
  };
  const choose = (choice: MenuChoice) => {
    close();
    opener.current?.focus();
    choice.onChoose();
  };

  return (
    <div className="menu-button" ref={around}>
      <Button
        ref={opener}
        variant={variant}
        size={size}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => setAt(open ? undefined : 0)}
        onKeyDown={openBy}
      >
        {label}
        <Icon of={ChevronDown} size="s" />
      </Button>
      {open && (
        <div className="menu-list" id={menuId} role="menu" tabIndex={-1} aria-label={label} ref={list} onKeyDown={move}>
          {choices.map((choice, index) => (
            <button
              key={choice.key}
              type="button"
              role="menuitem"
              tabIndex={index === at ? 0 : -1}
              className={classNames("menu-list__choice", choice.danger === true && "menu-list__choice--danger")}
              onClick={() => choose(choice)}
            >
              {choice.icon !== undefined && <Icon of={choice.icon} />}
              {choice.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
