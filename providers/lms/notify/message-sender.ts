/** E-mail or SMS to a customer. */
export interface CustomerMessage {
  readonly channel: "email" | "sms";
  /** E-mail address, or a number of nine digits. */
  readonly recipient: string;
  /** Subject of an e-mail. */
  readonly subject: string;
  readonly text: string;
}

/** Sends messages to customers. Rejects if a message was not accepted; it is tried again then. */
export interface MessageSender {
  send(message: CustomerMessage): Promise<void>;
}
