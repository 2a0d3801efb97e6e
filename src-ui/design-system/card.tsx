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

/** Title on the left, one action on the right. */
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
  /** Title; makes the card a region named by it. A card without a title is a plain box. */
  readonly title?: ReactNode;
  readonly level?: HeadingLevel | undefined;
  /** One link or small button beside the title. */
  readonly action?: ReactNode;
  /** `table` removes the padding around a table, `chart` stretches a chart, `stack` separates children by 24 px. */
  readonly kind?: "plain" | "table" | "chart" | "stack" | undefined;
  /** Removes the gap between the title and a list below it. */
  readonly bareTitle?: boolean | undefined;
}

/** Surface with a hairline border. Cards must not be nested. */
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
