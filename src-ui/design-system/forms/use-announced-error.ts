import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";

/** Time after which the text leaves the hidden region (ms), so that a reader of the page does not meet it twice. */
const ANNOUNCED_ERROR_MS = 2_000;

const textOf = (id: string): string => document.getElementById(id)?.textContent ?? "";

/** Controls whose value is complete only when they lose the focus. */
const TYPED = "textarea, input:not([type=checkbox], [type=radio], [type=file])";

/**
 * Announces the error with this id in a hidden live region, if it appeared or changed after a choice, after leaving the
 * control, after a check, or while the control had the focus; otherwise nothing. An error of a value that is being
 * typed waits until the control loses the focus or Enter is pressed. A screen reader reads the description of a control
 * only when the focus moves there, not when a submit leaves the focus where it was.
 */
export function useAnnouncedError(errorId: string, error: ReactNode, busy: boolean) {
  const [announcement, setAnnouncement] = useState("");
  const before = useRef("");
  const isCustomerAction = useRef(false);
  const checked = useRef(false);
  const holdsFocus = useRef(false);
  const isTyping = useRef(false);
  const isDeferred = useRef(false);

  useEffect(() => {
    if (busy) checked.current = true;
    const text = textOf(errorId);
    if (text === before.current) return;
    before.current = text;
    isDeferred.current = isTyping.current && text !== "";
    if (isDeferred.current) setAnnouncement("");
    else if (isCustomerAction.current || checked.current || holdsFocus.current) setAnnouncement(text);
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
      isTyping.current = false;
    }, 0);
  };
  // In the next task, because the error may change in this one.
  const announceNow = () => {
    isDeferred.current = false;
    setTimeout(() => setAnnouncement(textOf(errorId)), 0);
  };
  const onInput = ({ target }: FormEvent) => {
    isTyping.current = target instanceof Element && target.matches(TYPED);
    markCustomerAction();
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
    if (isDeferred.current) announceNow();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Enter") return;
    holdsFocus.current = true;
    // Another submit of the same error changes nothing that would be announced.
    announceNow();
  };
  return { announcement, listeners: { onInput, onFocus, onBlur, onKeyDown } };
}
