import "./figure.css";
export interface FigureProps {
  /** The number for machines: `273.69`. */
  readonly value: string;
  /** The number for people, without its unit: `273,69`. */
  readonly digits: string;
  readonly unit: string;
}

/** Said, searched for and copied as it is written anywhere else: "273,69 zł". */
const NO_BREAK_SPACE = "\u00a0";

/** The one number that a page is about. */
export function Figure({ value, digits, unit }: FigureProps) {
  return (
    <data className="figure" value={value}>
      {digits}
      <span className="figure__unit">
        {NO_BREAK_SPACE}
        {unit}
      </span>
    </data>
  );
}
