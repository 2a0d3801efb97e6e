import { unless, type Verdict } from "./verdict.ts";

export type RequiredPermissionsKey = "requiredPermissions";

/** A permission as the form has it. */
export interface PermissionChoice {
  readonly required: boolean;
  readonly state: boolean;
}

/** Every permission that is required is given; the others are free (VAL-09). */
export function requiredPermissions(permissions: readonly PermissionChoice[]): Verdict<RequiredPermissionsKey> {
  return unless(
    permissions.every(({ required, state }) => state || !required),
    "requiredPermissions",
  );
}
