import "./code-field.css";
import { MaskedField, type MaskedFieldProps } from "./masked-field.tsx";

export type CodeFieldProps = Omit<MaskedFieldProps, "type" | "inputMode" | "className" | "autoComplete">;

/** A code of digits from a text message or an app: one field, which a phone can fill in by itself. */
export function CodeField(props: CodeFieldProps) {
  return <MaskedField {...props} inputMode="numeric" autoComplete="one-time-code" className="input--code" />;
}
