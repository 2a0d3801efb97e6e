import type { Configuration, HelpLineConfiguration } from "#domain/configuration/index.ts";
import { formatHelpLineHours } from "#domain/configuration/format-help-line-hours.ts";

/** A number that a customer may call for help, and when somebody answers. */
export interface HelpLine {
  readonly name: string;
  /** As it is read: groups with no-break spaces. */
  readonly number: string;
  readonly dial: string;
  readonly hours: string;
}

/** The operator as customers know it. */
export interface Brand {
  readonly name: string;
  readonly legalName: string;
  /** Recipient of bank transfers, in one line. */
  readonly transferRecipient: string;
  /** NIP of that recipient, where the operator tells it. */
  readonly taxId: string | undefined;
  readonly helpLines: readonly HelpLine[];
}

/** The operator that this installation belongs to. */
export function brandOf({ brand, help }: Configuration): Brand {
  const { name, legalName, transferRecipient, taxId } = brand;
  const helpDesks = [help.customerService, ...(help.technical === undefined ? [] : [help.technical])];
  return { name, legalName, transferRecipient, taxId, helpLines: helpDesks.map(helpLineOf) };
}

/** A desk in the words of a page. */
export function helpLineOf({ name, number, dial, hours }: HelpLineConfiguration): HelpLine {
  return { name, number: number.replaceAll(" ", "\u00a0"), dial, hours: formatHelpLineHours(hours) };
}
