import type { Configuration, HelpLineConfiguration } from "#domain/configuration/index.ts";
import { offeredLanguages, type Language } from "#domain/language/index.ts";
import { pageTexts } from "#ui/shared/texts/page-texts.ts";
import { formatHelpLineHours } from "#domain/configuration/format-help-line-hours.ts";

/** Phone number for help, with its opening hours. */
export interface HelpLine {
  readonly name: string;
  /** Number as displayed: groups with no-break spaces. */
  readonly number: string;
  readonly dial: string;
  /** Opening hours in the language of the page. */
  readonly hours: string;
}

/** Operator as customers know it. */
export interface Brand {
  readonly name: string;
  readonly legalName: string;
  /** Recipient of bank transfers, in one line. */
  readonly transferRecipient: string;
  /** Name and postal address for a withdrawal in writing, in one line. */
  readonly withdrawalAddress: string;
  /** NIP of the recipient, if the operator has configured it. */
  readonly taxId: string | undefined;
  readonly helpLines: readonly HelpLine[];
  /** Address for help in writing, privacy policy and terms of the portal, if the operator has configured them. */
  readonly email: string | undefined;
  readonly privacyPolicy: string | undefined;
  readonly terms: string | undefined;
  /** Languages that customers can choose. */
  readonly languages: readonly Language[];
}

/** Returns the brand of this installation. */
export function brandOf({ brand, help, languages }: Configuration): Brand {
  const { name, legalName, transferRecipient, withdrawalAddress, taxId, privacyPolicy, terms } = brand;
  const helpDesks = [help.customerService, ...(help.technical === undefined ? [] : [help.technical])];
  return {
    name,
    legalName,
    transferRecipient,
    withdrawalAddress: withdrawalAddress ?? transferRecipient,
    taxId,
    helpLines: helpDesks.map(helpLineOf),
    email: help.email,
    privacyPolicy,
    terms,
    languages: offeredLanguages(languages),
  };
}

/** Returns a configured help line as displayed. */
export function helpLineOf({ name, number, dial, hours }: HelpLineConfiguration): HelpLine {
  return {
    name,
    number: number.replaceAll(" ", "\u00a0"),
    dial,
    // Read at each rendering, because the language may change.
    get hours() {
      return formatHelpLineHours(hours, pageTexts.formats?.weekdays);
    },
  };
}
