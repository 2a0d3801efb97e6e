/** Keeps the address that a guest asked for until the login (GUARD-02). Of one tab; without storage nothing is kept. */
export interface ReturnAddressPort {
  /** Keeps the path and query of a page in place of a former one. */
  keep(address: string): void;
  /**
   * The kept address, once. Storage is not the portal's alone: check the result before navigating to it
   * (`takeReturnTarget`).
   */
  take(): string | undefined;
  /** The address that the latest `take` returned: what this login was asked for by. */
  taken(): string | undefined;
  /** Forgets both. */
  forget(): void;
}
