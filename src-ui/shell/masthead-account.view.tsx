import "./masthead-account.css";
import { ChevronDown, CircleUserRound } from "lucide-react";
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

export interface MastheadAccountProps {
  /** `undefined` while it loads. */
  readonly account: AccountInfo | undefined;
  /** Chooses among several accounts; left out for who has one. */
  readonly onSwitch?: (() => void) | undefined;
}

/** Name (cut, if it must be) and number (always whole) of the account in the masthead; a button for who has several. */
export function MastheadAccount({ account, onSwitch }: MastheadAccountProps) {
  if (account === undefined) {
    return (
      <div className="account account--loading from-tablet">
        <SkeletonLines widths={["9rem", "7rem"]} />
      </div>
    );
  }
  const text = (
    <span className="account__text from-tablet">
      <span className="account__name truncate">{account.name}</span>
      <span className="account__number">{t("account", { number: account.number })}</span>
    </span>
  );
  if (onSwitch === undefined)
    return (
      <div className="account from-tablet">
        <Icon of={CircleUserRound} size="l" />
        {text}
      </div>
    );
  return (
    <button className="account" type="button" aria-haspopup="dialog" onClick={onSwitch}>
      <Icon of={CircleUserRound} size="l" />
      {text}
      <span className="visually-hidden">{t("switchAccount")}</span>
      <Icon of={ChevronDown} size="s" />
    </button>
  );
}
