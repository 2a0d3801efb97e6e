import "./accordion.css";
import { ChevronDown } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Heading, type HeadingLevel } from "./heading.tsx";
import { Icon } from "./icon.tsx";

/** Questions one under another. Holds `AccordionItem`s. */
export function Accordion({ children }: { readonly children: ReactNode }) {
  return <div className="accordion">{children}</div>;
}

export interface AccordionItemProps {
  readonly title: ReactNode;
  readonly level?: HeadingLevel | undefined;
  /** Beneath the title, also while it is closed. */
  readonly note?: ReactNode;
  /** Open from the start; later, opened and closed by it. */
  readonly open?: boolean | undefined;
  /** Called when it was opened or closed, by whomever. */
  readonly onToggle?: ((open: boolean) => void) | undefined;
  /** Where it may be scrolled to. */
  readonly ref?: Ref<HTMLDetailsElement> | undefined;
  /** The answer; a browser's own search finds it while it is closed. */
  readonly children: ReactNode;
}

/**
 * One question and its answer: the browser's own disclosure, so that it opens for a search in the page and without
 * scripts.
 */
export function AccordionItem({ title, level = 3, note, open = false, onToggle, ref, children }: AccordionItemProps) {
  return (
    <details
      ref={ref}
      className="accordion__item"
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>
        {note === undefined ? (
          <Heading level={level}>{title}</Heading>
        ) : (
          <span>
            <Heading level={level}>{title}</Heading>
            <span className="accordion__note">{note}</span>
          </span>
        )}
        <Icon of={ChevronDown} />
      </summary>
      <div className="accordion__body">{children}</div>
    </details>
  );
}
