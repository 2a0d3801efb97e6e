import "./progress.css";
export interface ProgressProps {
  readonly done: number;
  readonly total: number;
  /** "Gotowe 3 z 6 zadań" */
  readonly label: string;
}

/** Progress bar with one segment per task. */
export function Progress({ done, total, label }: ProgressProps) {
  return (
    <div className="progress" role="img" aria-label={label}>
      {Array.from({ length: total }, (_, index) => (
        <i key={index} data-done={index < done ? "" : undefined} />
      ))}
    </div>
  );
}
