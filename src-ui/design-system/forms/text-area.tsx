import { type ChangeEvent, type ComponentPropsWithRef, useId } from "react";
import { classNames } from "../class-names.ts";
import { FormField, type FormFieldProps, splitField, textAttributes } from "./form-field.tsx";

type NativeArea = Omit<
  ComponentPropsWithRef<"textarea">,
  keyof FormFieldProps | "disabled" | "children" | "aria-describedby" | "aria-invalid"
>;

/** What stands beneath the text, and is said when little is left. */
export interface Counter {
  /** "Zostało 120 znaków", "O 12 znaków za dużo". */
  readonly label: string;
  /** How many characters are left; under zero there are too many. */
  readonly left: number;
}

export interface TextAreaProps extends NativeArea, FormFieldProps {
  /** The text exactly as typed. It may be longer than the counter allows: nothing typed is ever cut off. */
  readonly onValue?: ((value: string) => void) | undefined;
  readonly counter?: Counter | undefined;
}

/** From here on the counter is said, at every tenth character and at the end. */
const NEAR = 50;

function said({ left, label }: Counter): string {
  return left < NEAR && (left % 10 === 0 || left < 0) ? label : "";
}

/** Several lines of text, with what is left of its length. */
export function TextArea(props: TextAreaProps) {
  const { field, rest } = splitField(props);
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
        {(wiring) => (
          <textarea
            rows={4}
            {...area}
            {...textAttributes(wiring, readOnly)}
            aria-describedby={classNames(wiring["aria-describedby"], counter !== undefined && counterId)}
            className={classNames("input", className)}
            onChange={change}
          />
        )}
      </FormField>
      {counter !== undefined && (
        <p className="visually-hidden" role="status">
          {said(counter)}
        </p>
      )}
    </>
  );
}
