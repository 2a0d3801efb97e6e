import { violationUnless, type RuleResult } from "./verdict.ts";

export type RequiredGroupKey = "requiredGroup";
export type RequiredPermissionsKey = "requiredPermissions";

/** Requires at least one checked box of a group; `ticked` holds their names (VAL-09). */
export function requiredGroup(ticked: readonly string[]): RuleResult<RequiredGroupKey> {
  return violationUnless(ticked.length > 0, "requiredGroup");
}

/** Permission as the form holds it. */
export interface PermissionChoice {
  readonly required: boolean;
  readonly state: boolean;
}

/** Requires every mandatory permission; the others are optional (VAL-09). */
export function requiredPermissions(permissions: readonly PermissionChoice[]): RuleResult<RequiredPermissionsKey> {
  return violationUnless(
    permissions.every(({ required, state }) => state || !required),
    "requiredPermissions",
  );
}
