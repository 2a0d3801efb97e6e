import "./accordion.css";
import { ChevronDown } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Heading, type HeadingLevel } from "./heading.tsx";
import { Icon } from "./icon.tsx";

/** List of questions with answers. Contains `AccordionItem`s. */
export function Accordion({ children }: { readonly children: ReactNode }) {
  return <div className="accordion">{children}</div>;
}

export interface AccordionItemProps {
  readonly title: ReactNode;
  readonly level?: HeadingLevel | undefined;
  /** Text below the title, visible also while the item is closed. */
  readonly note?: ReactNode;
  /** Initial state; later changes open or close the item. */
  readonly open?: boolean | undefined;
  /** Called after each opening or closing, by the user or the browser. */
  readonly onToggle?: ((open: boolean) => void) | undefined;
  /** Reference to the element, for example to scroll to it. */
  readonly ref?: Ref<HTMLDetailsElement> | undefined;
  /** Answer. The browser's page search finds it while the item is closed. */
  readonly children: ReactNode;
}

/**
 * One question with its answer, as a native disclosure: it works without scripts, and the browser's page search opens
 * it.
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
