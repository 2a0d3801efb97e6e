import "./confirmation-code-row.css";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import type { MaskitoOptions } from "@maskito/core";
import { Button } from "../button.tsx";
import { CodeField } from "./masked-field.tsx";

/** Availability of a new code. */
export type CodeResend =
  /** "Nowy kod możesz wysłać za 0:42"; the caller updates the countdown. */
  | { readonly kind: "wait"; readonly label: ReactNode }
  | { readonly kind: "ready"; readonly label: string; readonly onResend: () => void; readonly busy: boolean };

/** State of a contact, from display to an entered code. */
export type ConfirmationCodeStep =
  | {
      readonly kind: "display";
      readonly value: ReactNode;
      readonly changeLabel: string;
      /** "Zmień: e-mail" */ readonly changeName: string;
      readonly onChange: () => void;
    }
  | {
      readonly kind: "edit";
      readonly sendLabel: string;
      readonly busy: boolean;
      readonly onSend: () => void;
      /** Reason why no code can be sent yet. */ readonly sendUnavailable?: ReactNode;
      readonly undoLabel: string;
      readonly onUndo: () => void;
    }
  /** Being edited; the value needs no code. */
  | { readonly kind: "edit-without-code"; readonly undoLabel: string; readonly onUndo: () => void }
  | {
      readonly kind: "code";
      readonly undoLabel: string;
      readonly onUndo: () => void;
      readonly codeLabel: ReactNode;
      /** Destination of the code: "Wysłaliśmy go na numer 601 234 568." */
      readonly codeHelp: ReactNode;
      readonly codeMask: MaskitoOptions;
      readonly code: string;
      readonly onCode: (code: string) => void;
      readonly codeError?: ReactNode;
      readonly codeId?: string;
      /** Name of the input that waits beside this one; Enter in the code leads to it instead of submitting the form. */
      readonly nextInput?: string | undefined;
      readonly resend: CodeResend;
    };

export interface ConfirmationCodeRowProps {
  /** Name of the contact in the display state. */
  readonly label: ReactNode;
  /** Field of the contact; its button stands beside the input. */
  readonly field: (endActions: ReactNode) => ReactNode;
  readonly step: ConfirmationCodeStep;
}

/** Contact that must be confirmed by a code. Each new step focuses its first control. */
export function ConfirmationCodeRow({ label, field, step }: ConfirmationCodeRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const before = useRef(step.kind);
  const canResend = step.kind === "code" && step.resend.kind === "ready";
  const couldResend = useRef(canResend);
  useEffect(() => {
    // The resend button has disappeared and the focus was lost with it.
    const isLost =
      step.kind === "code" && couldResend.current && !canResend && document.activeElement === document.body;
    couldResend.current = canResend;
    if (before.current === step.kind && !isLost) return;
    before.current = step.kind;
    const next = step.kind === "display" ? "button" : step.kind === "code" ? ".input--code" : ".input";
    row.current?.querySelector<HTMLElement>(next)?.focus();
    // A row of several fields is taller than its first one.
    row.current?.scrollIntoView({ block: "nearest" });
  }, [step.kind, canResend]);
  const listeners = { onKeyDown: (event: KeyboardEvent) => handleEnter(event, step) };
  return (
    <div className="contact" ref={row} {...listeners}>
      {stepOf(label, field, step)}
    </div>
  );
}

/**
 * Enter in the field of the contact does what its button does, and Enter in the code leads to the input that still
 * waits, instead of submitting the form around the row.
 */
function handleEnter(event: KeyboardEvent, step: ConfirmationCodeStep): void {
  const { target } = event;
  if (event.key !== "Enter" || event.defaultPrevented || !(target instanceof HTMLInputElement)) return;
  if (step.kind === "edit") {
    event.preventDefault();
    if (!step.busy && step.sendUnavailable === undefined) step.onSend();
  } else if (step.kind === "code" && step.nextInput !== undefined) {
    event.preventDefault();
    target.form?.querySelector<HTMLElement>(`[name="${step.nextInput}"]`)?.focus();
  }
}

function stepOf(label: ReactNode, field: ConfirmationCodeRowProps["field"], step: ConfirmationCodeStep): ReactNode {
  switch (step.kind) {
    case "display":
      return (
        <div className="contact__rest">
          <span className="contact__label">{label}</span>
          <span className="contact__value">{step.value}</span>
          <Button size="s" aria-label={step.changeName} onClick={step.onChange}>
            {step.changeLabel}
          </Button>
        </div>
      );
    case "edit":
      return field(
        <>
          <Button saves variant="primary" busy={step.busy} unavailable={step.sendUnavailable} onClick={step.onSend}>
            {step.sendLabel}
          </Button>
          <Button variant="quiet" onClick={step.onUndo}>
            {step.undoLabel}
          </Button>
        </>,
      );
    case "edit-without-code":
      return field(
        <Button variant="quiet" onClick={step.onUndo}>
          {step.undoLabel}
        </Button>,
      );
    case "code":
      return (
        <>
          {field(
            <Button variant="quiet" onClick={step.onUndo}>
              {step.undoLabel}
            </Button>,
          )}
          <div className="contact__code">
            <CodeField
              id={step.codeId}
              name={step.codeId}
              label={step.codeLabel}
              help={step.codeHelp}
              error={step.codeError}
              mask={step.codeMask}
              value={step.code}
              onValue={step.onCode}
            />
            {step.resend.kind === "wait" ? (
              <p className="resend">{step.resend.label}</p>
            ) : (
              <Button saves variant="quiet" flush busy={step.resend.busy} onClick={step.resend.onResend}>
                {step.resend.label}
              </Button>
            )}
          </div>
        </>
      );
  }
}
