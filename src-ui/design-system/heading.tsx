import type { ComponentPropsWithRef } from "react";

export type HeadingLevel = 1 | 2 | 3 | 4;

export interface HeadingProps extends ComponentPropsWithRef<"h2"> {
  readonly level: HeadingLevel;
}

/** Heading of a level chosen by the caller. */
export function Heading({ level, ...rest }: HeadingProps) {
  switch (level) {
    case 1:
      return <h1 {...rest} />;
    case 2:
      return <h2 {...rest} />;
    case 3:
      return <h3 {...rest} />;
    case 4:
      return <h4 {...rest} />;
  }
}
