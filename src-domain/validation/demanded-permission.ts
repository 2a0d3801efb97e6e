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
