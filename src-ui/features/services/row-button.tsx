import "#ui/design-system/rows.css";
import { ChevronRight } from "lucide-react";
import { Icon, type IconDrawing } from "#ui/design-system/icon.tsx";

interface RowButtonProps {
  readonly icon: IconDrawing;
  readonly title: string;
  readonly meta: string;
  readonly onClick: () => void;
}

/** Content of a row that opens a dialog, in a list of links. */
export function RowButton({ icon, title, meta, onClick }: RowButtonProps) {
  return (
    <button type="button" className="row-link row-link--button" aria-haspopup="dialog" onClick={onClick}>
      <Icon of={icon} />
      <span>
        <span className="row-link__title">{title}</span>
        <span className="row-link__meta">{meta}</span>
      </span>
      <Icon of={ChevronRight} />
    </button>
  );
}
