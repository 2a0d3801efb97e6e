import "./css/accordion.css";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Heading, type HeadingLevel } from "./heading.tsx";
import { Icon } from "./icon.tsx";

/** Questions one under another. Holds `AccordionItem`s. */
export function Accordion({ children }: { readonly children: ReactNode }) {
  return <div className="accordion">{children}</div>;
}

export interface AccordionItemProps {
  readonly title: ReactNode;
  readonly level?: HeadingLevel | undefined;
  /** Open from the start. */
  readonly open?: boolean | undefined;
  /** The answer; a browser's own search finds it while it is closed. */
  readonly children: ReactNode;
}

/** One question and its answer: the browser's own disclosure, so that it opens for a search in the page and without scripts. */
export function AccordionItem({ title, level = 3, open = false, children }: AccordionItemProps) {
  return (
    <details className="accordion__item" open={open}>
      <summary>
        <Heading level={level}>{title}</Heading>
        <Icon of={ChevronDown} />
      </summary>
      <div className="accordion__body">{children}</div>
    </details>
  );
}
