import { type ReactNode, useEffect, useRef, useState } from "react";

/** After this the words leave the hidden region, so that nobody meets them twice when reading the page. */
const SAID_MS = 2_000;

/**
 * What a hidden live region says of the error with this id: its text, when it came or changed because of what was just
 * typed here, of leaving the control, or of a check that ran; otherwise nothing.
 */
export function useSaidError(errorId: string, error: ReactNode, busy: boolean) {
  const [said, setSaid] = useState("");
  const before = useRef("");
  const own = useRef(false);
  const checked = useRef(false);

  useEffect(() => {
    if (busy) checked.current = true;
    const text = document.getElementById(errorId)?.textContent ?? "";
    if (text === before.current) return;
    before.current = text;
    if (own.current || checked.current) setSaid(text);
    checked.current = busy;
  }, [errorId, error, busy]);

  useEffect(() => {
    if (said === "") return undefined;
    const timer = setTimeout(() => setSaid(""), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);

  const touch = () => {
    own.current = true;
    // what a handler changes is drawn before the next task
    setTimeout(() => {
      own.current = false;
    }, 0);
  };
  return { said, listeners: { onInput: touch, onBlur: touch } };
}
