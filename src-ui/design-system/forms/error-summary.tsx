import "./error-summary.css";
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { CircleAlert } from "../critical-icons.tsx";
import { Icon } from "../icon.tsx";

/** Invalid field. */
export interface SummaryEntry {
  /** Id of the control or the group. */
  readonly id: string;
  /** Instruction with the name of the field: "Telefon komórkowy: wpisz 9 cyfr". */
  readonly message: ReactNode;
}

export interface ErrorSummaryProps {
  /** "2 pola wymagają poprawy"; announced once after each submit. */
  readonly title: string;
  /** In the order of the fields; empty when the form is valid. */
  readonly entries: readonly SummaryEntry[];
  /**
   * Number of submits that ended with errors (`FormModel.attempts`), not of presses, because a refusal of the server
   * arrives later. Each new value is announced and focuses the first invalid field.
   */
  readonly attempt: number;
}

const CONTROL =
  "input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)";

function focusField(id: string): void {
  const element = document.getElementById(id);
  const control = element === null || element.matches(CONTROL) ? element : element.querySelector<HTMLElement>(CONTROL);
  control?.focus();
}

/** List of errors above a form. Render it always: a live region must exist before its text changes. */
export function ErrorSummary({ title, entries, attempt }: ErrorSummaryProps) {
  const titleId = useId();
  const first = entries[0]?.id;
  const handledAttempt = useRef(0);
  useEffect(() => {
    // Only a submit moves the focus, not a field corrected since then.
    if (attempt === handledAttempt.current) return;
    handledAttempt.current = attempt;
    if (first !== undefined) focusField(first);
  }, [attempt, first]);
  const jump = (event: MouseEvent, id: string) => {
    event.preventDefault();
    focusField(id);
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {entries.length === 0 || attempt === 0 ? "" : <span key={attempt}>{title}</span>}
      </p>
      {entries.length > 0 && (
        <section className="summary" aria-labelledby={titleId}>
          <Icon of={CircleAlert} />
          <div>
            <p className="summary__title" id={titleId}>
              {title}
            </p>
            <ul role="list">
              {entries.map(({ id, message }) => (
                <li key={id}>
                  <a href={`#${id}`} onClick={(event) => jump(event, id)}>
                    {message}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}
