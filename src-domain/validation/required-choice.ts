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

/** Permission before and after a save. */
export interface PermissionChange {
  readonly required: boolean;
  readonly wasGiven: boolean;
  readonly isGiven: boolean;
}

/**
 * Returns true if a save demands the permission: it is required and has never been given, and the save gives another
 * permission or adds data. A save that only withdraws demands none (GDPR, article 7(3)), and a withdrawn permission is
 * not demanded by the save that withdraws it.
 */
export function isPermissionDemanded({ required, wasGiven, isGiven }: PermissionChange, adds: boolean): boolean {
  return required && adds && !wasGiven && !isGiven;
}
