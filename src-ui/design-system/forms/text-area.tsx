import { type ChangeEvent, type ComponentPropsWithRef, useId } from "react";
import { classNames } from "../class-names.ts";
import { FormField, type FormFieldProps, splitFieldProps, textControlAttributes } from "./form-field.tsx";

type NativeArea = Omit<
  ComponentPropsWithRef<"textarea">,
  keyof FormFieldProps | "disabled" | "children" | "aria-describedby" | "aria-invalid"
>;

/** Character counter below the text, announced when little is left. */
export interface CharacterCounter {
  /** "Zostało 120 znaków", "O 12 znaków za dużo". */
  readonly label: string;
  /** Number of characters left; negative if too long. */
  readonly left: number;
}

export interface TextAreaProps extends NativeArea, FormFieldProps {
  /** Text exactly as typed. It may exceed the counter's limit: input is never truncated. */
  readonly onValue?: ((value: string) => void) | undefined;
  readonly counter?: CharacterCounter | undefined;
}

/** Below this number of characters left, announces every tenth one and the end. */
const ANNOUNCED_BELOW = 50;

function counterAnnouncement({ left, label }: CharacterCounter): string {
  return left < ANNOUNCED_BELOW && (left % 10 === 0 || left < 0) ? label : "";
}

/** Multi-line text with an optional character counter. */
export function TextArea(props: TextAreaProps) {
  const { field, rest } = splitFieldProps(props);
  const { onValue, onChange, counter, className, readOnly, ...area } = rest;
  const counterId = useId();
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    onChange?.(event);
    onValue?.(event.currentTarget.value);
  };
  const foot =
    counter === undefined ? (
      field.foot
    ) : (
      <>
        {field.foot}
        <span id={counterId} className={classNames("counter", counter.left < 0 && "counter--over")}>
          {counter.label}
        </span>
      </>
    );
  return (
    <>
      <FormField {...field} foot={foot}>
        {(attributes) => (
          <textarea
            rows={4}
            {...area}
            {...textControlAttributes(attributes, readOnly)}
            aria-describedby={classNames(attributes["aria-describedby"], counter !== undefined && counterId)}
            className={classNames("input", className)}
            onChange={change}
          />
        )}
      </FormField>
      {counter !== undefined && (
        <p className="visually-hidden" role="status">
          {counterAnnouncement(counter)}
        </p>
      )}
    </>
  );
}
