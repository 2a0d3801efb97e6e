import "./account-number.css";
import { formatAccountNumber } from "#domain/finance/transfer.ts";

/** Bank account number in groups; a narrow container makes it smaller instead of breaking it (FIN-06). */
export function AccountNumber({ number }: { readonly number: string }) {
  return <span className="account-number">{formatAccountNumber(number)}</span>;
}
