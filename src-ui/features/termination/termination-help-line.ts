/** Phone number of the operator, as shown and as dialled. */
export interface TerminationHelpLine {
  readonly number: string;
  readonly dial: string;
}
