import { type ReactNode, useEffect, useRef, useState } from "react";

/** Time after which the text leaves the hidden region (ms), so that a reader of the page does not meet it twice. */
const ANNOUNCED_ERROR_MS = 2_000;

/**
 * Announces the error with this id in a hidden live region, if it appeared or changed after typing, after leaving the
 * control, or after a check; otherwise nothing.
 */
export function useAnnouncedError(errorId: string, error: ReactNode, busy: boolean) {
  const [announcement, setAnnouncement] = useState("");
  const before = useRef("");
  const isCustomerAction = useRef(false);
  const checked = useRef(false);

  useEffect(() => {
    if (busy) checked.current = true;
    const text = document.getElementById(errorId)?.textContent ?? "";
    if (text === before.current) return;
    before.current = text;
    if (isCustomerAction.current || checked.current) setAnnouncement(text);
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
  return { announcement, listeners: { onInput: markCustomerAction, onBlur: markCustomerAction } };
}
