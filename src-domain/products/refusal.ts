/**
 * Why the provider did not do what was asked of a service. `UNKNOWN`: for a reason that the portal has no words for.
 */
export interface ServiceRefusal<Code extends string> {
  readonly kind: "service-refused";
  readonly code: Code | "UNKNOWN";
}
