import "./masthead-account.css";
import { Fragment } from "react";
import { ChevronDown, CircleUserRound } from "lucide-react";
import { trackedAs } from "#domain/tracking/interactions.port.ts";
import { Icon } from "#ui/design-system/icon.tsx";
import { SkeletonLines } from "#ui/design-system/skeleton.tsx";
import { splitAtPlaceholders } from "#ui/shared/texts/split-at-placeholders.ts";
import { t } from "./shell.texts.ts";

/** Account of the customer. */
export interface AccountInfo {
  readonly name: string;
  /** Customer number. */
  readonly number: string;
  /** Number of accounts of this login, including this one. */
  readonly accounts: number;
}

export interface MastheadAccountProps {
  /** `undefined` while it loads. */
  readonly account: AccountInfo | undefined;
  /** Opens the choice of accounts; left out for a single account. */
  readonly onSwitch?: (() => void) | undefined;
}

/**
 * Name (two lines at most) and number (never truncated) of the account in the masthead; an account without a name
 * shows its number once. With several accounts it is a
 * button, on phones too, so that every page says whose amounts it shows (NAV-20).
 */
export function MastheadAccount({ account, onSwitch }: MastheadAccountProps) {
  if (account === undefined) {
    return (
      <div className="account account--loading from-tablet">
        <SkeletonLines widths={["9rem", "7rem"]} />
      </div>
    );
  }
  const text = (
    <span className="account__text">
      {account.name !== account.number && <span className="account__name">{account.name}</span>}
      <span className="account__number">
        {splitAtPlaceholders(t, "account", ["number"]).map((piece, index) =>
          piece.kind === "placeholder" ? (
            <Fragment key={index}>{account.number}</Fragment>
          ) : (
            <span key={index} className="account__number-label">
              {piece.text}
            </span>
          ),
        )}
      </span>
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
    <button className="account" type="button" aria-haspopup="dialog" onClick={onSwitch} {...trackedAs("account-open")}>
      <span className="from-tablet">
        <Icon of={CircleUserRound} size="l" />
      </span>
      {text}
      <span className="visually-hidden">{t("switchAccount")}</span>
      <Icon of={ChevronDown} size="s" />
    </button>
  );
}
