import "./segmented.css";
import { classNames } from "./class-names.ts";
import { Icon, type IconDrawing } from "./icon.tsx";

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconDrawing | undefined;
  /** Language of the label, if it differs from that of the page. */
  readonly lang?: string | undefined;
}

export interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  /** Attributes of the group, for example for analytics. */
  readonly dataAttributes?: Readonly<Record<string, string>> | undefined;
  readonly onChange: (value: Value) => void;
}

/** Switch between two or three views of the same data. */
export function Segmented<Value extends string>({
  label,
  segments,
  value,
  dataAttributes,
  onChange,
}: SegmentedProps<Value>) {
  return (
    <div
      {...dataAttributes}
      className={classNames("segmented", segments.length > 2 && "segmented--many")}
      role="group"
      aria-label={label}
    >
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          lang={segment.lang}
          aria-pressed={segment.value === value}
          onClick={() => onChange(segment.value)}
        >
          {segment.icon !== undefined && <Icon of={segment.icon} size="s" />}
          {segment.label}
        </button>
      ))}
    </div>
  );
}
