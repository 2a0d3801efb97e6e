/** Payment of the simulator; states are the numbers of Przelewy24. */
export interface SimulatedPayment {
  readonly token: string;
  readonly orderId: number;
  readonly sessionId: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly email: string;
  readonly urlReturn: string;
  readonly urlStatus: string;
  /** 0 not paid, 1 paid, 2 verified, 3 returned. */
  status: 0 | 1 | 2 | 3;
}

/** Behaviour that tests change. */
export interface SimulatorBehaviour {
  /** False: notifications are lost. */
  sendsNotifications: boolean;
  /** True: verifications are refused. */
  refusesVerification: boolean;
  /** True: the API is out of order. */
  isDown: boolean;
}
