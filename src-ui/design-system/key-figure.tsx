import "./key-figure.css";
export interface KeyFigureProps {
  /** The number for machines: `273.69`. */
  readonly value: string;
  /** The number for people, without its unit: `273,69`. */
  readonly digits: string;
  readonly unit: string;
}

/** Said, searched for and copied as it is written anywhere else: "273,69 zł". */
const NO_BREAK_SPACE = "\u00a0";

/** The one number that a page is about. */
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
