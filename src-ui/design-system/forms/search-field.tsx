import "./field.css";
import "./search-field.css";
import { Search, X } from "lucide-react";
import { useId, useRef } from "react";
import { Icon } from "../icon.tsx";
import { IconButton } from "../icon-button.tsx";
import { LiveRegion } from "../live-region.tsx";

export interface SearchFieldProps {
  /** "Szukaj w pytaniach" */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** "Wyczyść" */
  readonly clearLabel: string;
  /** Number of results, announced when it changes: "5 pytań". */
  readonly found: string;
}

/** Search field that filters the content below while typing. */
export function SearchField({ label, value, onChange, clearLabel, found }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange("");
    input.current?.focus();
  };
  return (
    <div className="field search" role="search" aria-label={label}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <div className="search__row">
        <Icon of={Search} />
        <input
          ref={input}
          id={id}
          className="input"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {value !== "" && <IconButton variant="quiet" size="s" icon={X} label={clearLabel} onClick={clear} />}
      </div>
      <LiveRegion message={found} />
    </div>
  );
}
