/** Alerts the customer to a new chat message. */
export interface ChatAlertPort {
  /** Plays a short sound. Stays silent where the browser has no audio or does not allow it. Never throws. */
  play(): void;
}
