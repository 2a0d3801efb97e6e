import { type ReactNode, useEffect, useRef, useState } from "react";

/** After this the words leave the hidden region, so that nobody meets them twice when reading the page. */
const ANNOUNCED_ERROR_MS = 2_000;

/**
 * What a hidden live region says of the error with this id: its text, when it came or changed because of what was just
 * typed here, of leaving the control, or of a check that ran; otherwise nothing.
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
    // what a handler changes is drawn before the next task
    setTimeout(() => {
      isCustomerAction.current = false;
    }, 0);
  };
  return { announcement, listeners: { onInput: markCustomerAction, onBlur: markCustomerAction } };
}
