import "./key-figure.css";
export interface KeyFigureProps {
  /** Machine-readable number: `273.69`. */
  readonly value: string;
  /** Number without its unit: `273,69`. */
  readonly digits: string;
  readonly unit: string;
}

/** Keeps number and unit together for screen readers, page search and copying: "273,69 zł". */
const NO_BREAK_SPACE = "\u00a0";

/** Most important number of a page. */
export function KeyFigure({ value, digits, unit }: KeyFigureProps) {
  return (
    <data className="key-figure" value={value}>
      {digits}
      <span className="key-figure__unit">
        {NO_BREAK_SPACE}
        {unit}
      </span>
    </data>
  );
}
