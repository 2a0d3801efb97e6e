import "./file-field.css";
import "../progress-bar.css";
import { Paperclip, Trash2, X } from "lucide-react";
import { type ChangeEvent, type ReactNode, useId, useRef } from "react";
import { classNames } from "../class-names.ts";
import { CircleAlert } from "../critical-icons.tsx";
import { Icon } from "../icon.tsx";
import { IconButton } from "../icon-button.tsx";
import { FormField, type FormFieldProps } from "./form-field.tsx";
import { lockedFileInputProps } from "./locked-props.ts";

/** Chosen file. */
export interface FileFieldEntry {
  readonly id: string;
  readonly name: string;
  /** "1,2 MB" */
  readonly size: string;
  readonly state:
    | { readonly kind: "picked" }
    /** `label` is the accessible name of the progress: "Wysyłamy umowa.pdf". */
    | { readonly kind: "sending"; readonly percent: number; readonly label: string }
    | { readonly kind: "sent"; readonly label: string }
    | { readonly kind: "refused"; readonly message: ReactNode };
}

export interface FileFieldProps extends FormFieldProps {
  /** "Wybierz pliki albo upuść je tutaj" */
  readonly prompt: ReactNode;
  readonly accept?: string | undefined;
  readonly multiple?: boolean | undefined;
  readonly files: readonly FileFieldEntry[];
  readonly onPick: (files: readonly File[]) => void;
  readonly onRemove: (id: string) => void;
  /** Cancels the upload of one file. */
  readonly onCancel: (id: string) => void;
  readonly removeLabel: (name: string) => string;
  readonly cancelLabel: (name: string) => string;
  /** Announced after a change of a file: "umowa.pdf: wysłano". */
  readonly announcement?: string | undefined;
}

interface FileStateProps {
  readonly state: FileFieldEntry["state"];
  /** Id of the reason why a file was refused. */
  readonly reasonId: string;
}

function FileState({ state, reasonId }: FileStateProps) {
  switch (state.kind) {
    case "picked":
      return undefined;
    case "sending":
      return <progress className="progress-bar" max={100} value={state.percent} aria-label={state.label} />;
    case "sent":
      return <span className="file__sent">{state.label}</span>;
    case "refused":
      return (
        <span className="file__error" id={reasonId}>
          <Icon of={CircleAlert} size="s" />
          {state.message}
        </span>
      );
  }
}

/** File input with drop zone; lists each file with its size, progress and result. */
export function FileField(props: FileFieldProps) {
  const {
    prompt,
    accept,
    multiple = true,
    files,
    onPick,
    onRemove,
    onCancel,
    removeLabel,
    cancelLabel,
    announcement,
    ...field
  } = props;
  // While locked, files cannot be removed, but running uploads can be cancelled.
  const isLocked = field.unavailable !== undefined;
  const input = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const reasonIdOf = (id: string) => `${fieldId}-${id}-reason`;
  const refused = files.filter(({ state }) => state.kind === "refused");
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    onPick([...(event.currentTarget.files ?? [])]);
    // Reset the input, so that a removed file can be chosen again.
    event.currentTarget.value = "";
  };
  const drop = (act: (id: string) => void, id: string) => {
    act(id);
    // The focused button disappears with its file.
    input.current?.focus();
  };
  return (
    <div className="files">
      <FormField {...field}>
        {({ locked, "aria-invalid": hasError, ...attributes }) => (
          <div
            className={classNames(
              "drop-zone",
              locked && "drop-zone--locked",
              (hasError === true || refused.length > 0) && "drop-zone--invalid",
            )}
          >
            <input
              {...attributes}
              aria-invalid={hasError === true || refused.length > 0 ? true : undefined}
              aria-describedby={classNames(
                ...refused.map(({ id }) => reasonIdOf(id)),
                attributes["aria-describedby"] ?? false,
              )}
              ref={input}
              className="drop__input"
              type="file"
              accept={accept}
              multiple={multiple}
              {...lockedFileInputProps(locked)}
              onChange={pick}
            />
            <span className="drop__prompt" aria-hidden="true">
              <Icon of={Paperclip} />
              {prompt}
            </span>
          </div>
        )}
      </FormField>
      {files.length > 0 && (
        <ul className="files__list" role="list">
          {files.map(({ id, name, size, state }) => (
            <li className="file" key={id}>
              <span className="file__name">{name}</span>
              <span className="file__size">{size}</span>
              <span className="file__state">
                <FileState state={state} reasonId={reasonIdOf(id)} />
              </span>
              {state.kind === "sending" && (
                <IconButton variant="quiet" icon={X} label={cancelLabel(name)} onClick={() => drop(onCancel, id)} />
              )}
              {state.kind !== "sending" && !isLocked && (
                <IconButton
                  variant="quiet"
                  icon={Trash2}
                  label={removeLabel(name)}
                  aria-describedby={state.kind === "refused" ? reasonIdOf(id) : undefined}
                  onClick={() => drop(onRemove, id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}
