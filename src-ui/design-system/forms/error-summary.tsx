import "./error-summary.css";
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { CircleAlert } from "../critical-icons.tsx";
import { Icon } from "../icon.tsx";

/** One faulty field. */
export interface SummaryEntry {
  /** Id of the control, or of the group, as given to it. */
  readonly id: string;
  /** What to do, naming the field: "Telefon komórkowy: wpisz 9 cyfr". */
  readonly message: ReactNode;
}

export interface ErrorSummaryProps {
  /** "2 pola wymagają poprawy"; said once after each submit. */
  readonly title: string;
  /** In the order of the fields; empty when all is well. */
  readonly entries: readonly SummaryEntry[];
  /**
   * How many submits have ended with entries (`FormModel.attempts`), not how often the button was pressed: what a
   * provider
   * refuses is known later. Each new one is said, and moves focus to the first faulty field.
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

/** What stopped a form, above its fields. Render it always: its words must have a place before they are said. */
export function ErrorSummary({ title, entries, attempt }: ErrorSummaryProps) {
  const titleId = useId();
  const first = entries[0]?.id;
  const answered = useRef(0);
  useEffect(() => {
    // only a submit moves focus, not a field that was mended since
    if (attempt === answered.current) return;
    answered.current = attempt;
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
