import { ParseOption, XmlDocument, XmlElement } from "libxml2-wasm";
import { DEMO_LOGINS } from "#sandbox/demo/logins.ts";
import type { ServiceAnswer, ServiceClient } from "../service-client.ts";

const NAMESPACE = "urn:ebok:service:1";

/** One item of a response: the texts of its elements by name. */
export type AnswerItem = ReadonlyMap<string, string>;

/** Returns the elements that an XPath below `result` selects, each with the texts of its children. */
export function readItems(answer: ServiceAnswer, path: string): readonly AnswerItem[] {
  using document = XmlDocument.fromString(answer.xml, {
    option: ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_HUGE,
  });
  return document.find(`//e:result/${path}`, { e: NAMESPACE }).map((node) => {
    const texts = new Map<string, string>();
    for (let child = node instanceof XmlElement ? node.firstChild : null; child !== null; child = child.next)
      if (child instanceof XmlElement) texts.set(child.name, child.content);
    return texts;
  });
}

export const itemText = (item: AnswerItem, name: string): string => item.get(name) ?? "";

/** Parses an amount of the wire to grosze. */
export function groszeOf(amount: string): number {
  return Math.round(Number(amount) * 100);
}

/** Converts a day of the wire (31-12-2026) to an ISO day. */
export function isoDayOf(day: string): string {
  return day.split("-").toReversed().join("-");
}

/** Account of the demo with a session that has selected it. */
export interface OpenAccount {
  readonly login: string;
  readonly email: string | undefined;
  /** Number to which the codes of the login go. */
  readonly codePhone: string | undefined;
  readonly account: string;
  readonly client: ServiceClient;
  readonly data: ServiceAnswer;
}

/** Opens each account of each demo login. */
export async function openAccounts(client: () => ServiceClient, now: string): Promise<readonly OpenAccount[]> {
  const opened: OpenAccount[] = [];
  for (const { login, email, accounts, secondFactor } of DEMO_LOGINS) {
    const codePhone = secondFactor !== undefined && "phone" in secondFactor ? secondFactor.phone : undefined;
    for (const account of accounts) {
      const session = client();
      await session.api("reset", { now });
      await session.openSession(login);
      if (account !== accounts[0]) await session.call("changeContext", `<contextId>${account}</contextId>`);
      opened.push({ login, email, codePhone, account, client: session, data: await session.call("getClientData") });
    }
  }
  return opened;
}
