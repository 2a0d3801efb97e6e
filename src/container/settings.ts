/** What an operator decides about an installation of the portal. */
export interface Settings {
  /** The one endpoint of the service (CALL-01). */
  readonly serviceUrl: string;
  /** Hosts, with a port where one is named, that a customer may be sent to in order to pay. */
  readonly paymentHosts: readonly string[];
}
