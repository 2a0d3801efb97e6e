import { useEffect, useState, type ReactNode, type RefObject } from "react";
import { isCommonPassword, type CommonPassword } from "#domain/login/login.errors.ts";
import { messageOf } from "#ui/shared/forms/messages.ts";
import { focusInView } from "../focus-in-view.ts";

/**
 * Returns the error at the field of a password that the server has refused as easy to guess, until the password
 * changes (VAL-01). Focuses the field when the refusal arrives.
 */
export function useCommonPassword(
  problem: { readonly kind: string } | undefined,
  password: string,
  form: RefObject<HTMLFormElement | null>,
): ReactNode {
  const [refused, setRefused] = useState<{ readonly problem: CommonPassword; readonly password: string }>();
  const current = isCommonPassword(problem) ? problem : undefined;
  if (current !== undefined && refused?.problem !== current) setRefused({ problem: current, password });
  useEffect(() => {
    if (current !== undefined) focusInView(form.current?.querySelector<HTMLInputElement>("[name=password]"));
  }, [current, form]);
  return current !== undefined && refused?.password === password ? (
    <span role="alert">{messageOf({ key: "passwordCommon", params: {} })}</span>
  ) : undefined;
}
