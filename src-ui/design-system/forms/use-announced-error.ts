import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";

/** Time after which the text leaves the hidden region (ms), so that a reader of the page does not meet it twice. */
const ANNOUNCED_ERROR_MS = 2_000;

const textOf = (id: string): string => document.getElementById(id)?.textContent ?? "";

/**
 * Announces the error with this id in a hidden live region, if it appeared or changed after typing, after leaving the
 * control, after a check, or while the control had the focus; otherwise nothing. A screen reader reads the description
 * of a control only when the focus moves there, not when a submit leaves the focus where it was.
 */
export function useAnnouncedError(errorId: string, error: ReactNode, busy: boolean) {
  const [announcement, setAnnouncement] = useState("");
  const before = useRef("");
  const isCustomerAction = useRef(false);
  const checked = useRef(false);
  const holdsFocus = useRef(false);

  useEffect(() => {
    if (busy) checked.current = true;
    const text = textOf(errorId);
    if (text === before.current) return;
    before.current = text;
    if (isCustomerAction.current || checked.current || holdsFocus.current) setAnnouncement(text);
    checked.current = busy;
  }, [errorId, error, busy]);

  useEffect(() => {
    if (announcement === "") return undefined;
    const timer = setTimeout(() => setAnnouncement(""), ANNOUNCED_ERROR_MS);
    return () => clearTimeout(timer);
  }, [announcement]);

  const markCustomerAction = () => {
    isCustomerAction.current = true;
    // React renders changes of the event handler before the next task.
    setTimeout(() => {
      isCustomerAction.current = false;
    }, 0);
  };
  const onFocus = ({ currentTarget }: FocusEvent) => {
    // A submit that moves the focus to its error does so in the task in which the error appears: the move announces it.
    setTimeout(() => {
      holdsFocus.current = currentTarget.contains(document.activeElement);
    }, 0);
  };
  const onBlur = () => {
    holdsFocus.current = false;
    markCustomerAction();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Enter") return;
    holdsFocus.current = true;
    // Another submit of the same error changes nothing that would be announced.
    setTimeout(() => setAnnouncement(textOf(errorId)), 0);
  };
  return { announcement, listeners: { onInput: markCustomerAction, onFocus, onBlur, onKeyDown } };
}
