import type { Configuration, HelpDesk } from "#domain/configuration/index.ts";
import { hoursText } from "#domain/configuration/help-hours.ts";

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
  const desks = [help.customerService, ...(help.technical === undefined ? [] : [help.technical])];
  return { name, legalName, transferRecipient, taxId, helpLines: desks.map(helpLineOf) };
}

/** A desk in the words of a page. */
export function helpLineOf({ name, number, dial, hours }: HelpDesk): HelpLine {
  return { name, number: number.replaceAll(" ", "\u00a0"), dial, hours: hoursText(hours) };
}
