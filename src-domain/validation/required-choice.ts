import { unless, type Verdict } from "./verdict.ts";

export type RequiredGroupKey = "requiredGroup";
export type RequiredPermissionsKey = "requiredPermissions";

/** Requires at least one ticked box of a group; `ticked` holds their names (VAL-09). */
export function requiredGroup(ticked: readonly string[]): Verdict<RequiredGroupKey> {
  return unless(ticked.length > 0, "requiredGroup");
}

/** A permission as the form holds it. */
export interface PermissionChoice {
  readonly required: boolean;
  readonly state: boolean;
}

/** Requires every mandatory permission; the others are optional (VAL-09). */
export function requiredPermissions(permissions: readonly PermissionChoice[]): Verdict<RequiredPermissionsKey> {
  return unless(
    permissions.every(({ required, state }) => state || !required),
    "requiredPermissions",
  );
}
