import { ChevronDown, CircleUserRound } from "lucide-react";
import { Icon } from "#ui/design-system/icon.tsx";
import { SkeletonLines } from "#ui/design-system/skeleton.tsx";
import { VisuallyHidden } from "#ui/design-system/visually-hidden.tsx";
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
  /** Opens the choice of accounts; left out where there is nothing to choose. */
  readonly onSwitch?: (() => void) | undefined;
}

function AccountText({ name, number }: AccountInfo) {
  return (
    <span className="account__text from-tablet">
      <span className="account__name truncate">{name}</span>
      <span className="account__number">{t("account", { number })}</span>
    </span>
  );
}

/** Name (cut, if it must be) and number (always whole) of the account in the masthead. */
export function Account({ account, onSwitch }: AccountProps) {
  if (account === undefined) {
    return <div className="account account--loading from-tablet"><SkeletonLines widths={["9rem", "7rem"]} /></div>;
  }
  if (onSwitch === undefined) {
    return <div className="account from-tablet"><Icon of={CircleUserRound} size="l" /><AccountText {...account} /></div>;
  }
  return (
    <button type="button" className="account" aria-haspopup="dialog" onClick={onSwitch}>
      <Icon of={CircleUserRound} size="l" />
      <AccountText {...account} />
      <VisuallyHidden>{t("switchAccount")}</VisuallyHidden>
      <Icon of={ChevronDown} size="s" className="from-tablet" />
    </button>
  );
}
