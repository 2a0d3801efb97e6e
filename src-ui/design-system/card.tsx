import "./card.css";
import { type ComponentPropsWithoutRef, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { Heading, type HeadingLevel } from "./heading.tsx";

export interface CardHeadProps {
  readonly title: ReactNode;
  readonly titleId?: string | undefined;
  readonly level?: HeadingLevel | undefined;
  /** One link or small button on the right. */
  readonly children?: ReactNode;
}

/** Title left, one thing to do right. */
export function CardHead({ title, titleId, level = 2, children }: CardHeadProps) {
  return (
    <div className="card__head">
      <Heading level={level} id={titleId}>
        {title}
      </Heading>
      {children}
    </div>
  );
}

export interface CardProps extends Omit<ComponentPropsWithoutRef<"section">, "title"> {
  /** Makes the card a region named by it. A card without a title is a plain box. */
  readonly title?: ReactNode;
  readonly level?: HeadingLevel | undefined;
  /** One link or small button beside the title. */
  readonly action?: ReactNode;
  /** `table` gives its edges to a table, `chart` stretches its chart, `stack` keeps its parts 24 apart. */
  readonly kind?: "plain" | "table" | "chart" | "stack" | undefined;
  /** The list beneath follows the title without a gap. */
  readonly bareTitle?: boolean | undefined;
}

/** A surface with a hairline. Never a card inside a card. */
export function Card({
  title,
  level = 2,
  action,
  kind = "plain",
  bareTitle = false,
  className,
  children,
  ...rest
}: CardProps) {
  const titleId = useId();
  const kindClass = { plain: false as const, table: "card--table", chart: "card--chart", stack: "stack" }[kind];
  const classes = classNames("card", kindClass, className);
  if (title === undefined)
    return (
      <div {...rest} className={classes}>
        {children}
      </div>
    );
  return (
    <section aria-labelledby={titleId} {...rest} className={classes}>
      {bareTitle ? (
        <Heading level={level} id={titleId}>
          {title}
        </Heading>
      ) : (
        <CardHead title={title} titleId={titleId} level={level}>
          {action}
        </CardHead>
      )}
      {children}
    </section>
  );
}
