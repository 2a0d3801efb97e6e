import type { LmsQueries } from "../database/lms-database.ts";
import type { PaymentSettings } from "../payment/payment-settings.ts";

/** Settings of payments that do not fit the database or the gateway. */
export interface PaymentCheck {
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}

/** Returns true if the gateway accepts the access data, false if not; `undefined` if it does not respond. */
const isGranted = ({ gateway }: PaymentSettings): Promise<boolean | undefined> =>
  gateway.isAccessGranted().catch(() => undefined);

/** Checks the source of payments in LMS and the access to the gateway. */
export async function checkPayments(queries: LmsQueries, settings: PaymentSettings): Promise<PaymentCheck> {
  const { gateway, source } = settings;
  const sources = await queries.query("SELECT id FROM cashsources WHERE id = $1 AND deleted = 0", [source]);
  const granted = await isGranted(settings);
  return {
    problems: [
      ...(sources.length === 0 ? [`The source of payments ${source} of --payments is missing in LMS.`] : []),
      ...(granted === false ? [`${gateway.name} refuses the access data of --payments.`] : []),
    ],
    warnings: granted === undefined ? [`${gateway.name} does not respond: its access data were not checked.`] : [],
  };
}
