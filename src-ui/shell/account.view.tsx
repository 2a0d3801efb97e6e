import { CircleUserRound } from "lucide-react";
import { Icon } from "#ui/design-system/icon.tsx";
import { SkeletonLines } from "#ui/design-system/skeleton.tsx";
import { t } from "./texts.ts";

/** Whose account this is. */
export interface AccountInfo {
  readonly name: string;
  /** Customer number. */
  readonly number: string;
  /** How many accounts this person may act for, this one included. */
  readonly accounts: number;
}

export interface AccountProps {
  /** `undefined` while it loads. */
  readonly account: AccountInfo | undefined;
}

/** Name (cut, if it must be) and number (always whole) of the account in the masthead. */
export function Account({ account }: AccountProps) {
  if (account === undefined) {
    return <div className="account account--loading from-tablet"><SkeletonLines widths={["9rem", "7rem"]} /></div>;
  }
  return (
    <div className="account from-tablet">
      <Icon of={CircleUserRound} size="l" />
      <span className="account__text">
        <span className="account__name truncate">{account.name}</span>
        <span className="account__number">{t("account", { number: account.number })}</span>
      </span>
    </div>
  );
}
