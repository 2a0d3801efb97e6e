import "./account-number.css";
import { Fragment } from "react";
import { formatAccountNumber } from "#domain/finance/transfer.ts";

const NO_BREAK_SPACE = "\u00a0";

/**
 * Bank account number in groups; a narrow container makes it smaller, and a narrower one breaks it between the groups
 * (FIN-06).
 */
export function AccountNumber({ number }: { readonly number: string }) {
  return (
    <span className="account-number">
      {formatAccountNumber(number)
        .split(NO_BREAK_SPACE)
        .map((group, index) => (
          <Fragment key={index}>
            {index > 0 && " "}
            <span>{group}</span>
          </Fragment>
        ))}
    </span>
  );
}
