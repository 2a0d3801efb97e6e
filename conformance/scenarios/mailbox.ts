import { asList, asRecord, asText } from "../../scripts/json.ts";
import type { CheckContext } from "../check.ts";
import type { ProviderClient } from "../exchange/provider-client.ts";

/** Sent message, as the mailbox of the accounts file returns it. */
interface SentMessage {
  readonly code: string;
  readonly links: readonly string[];
}

/** Returns the sent messages, newest first; none if the mailbox does not respond. */
async function messagesIn(client: ProviderClient, mailbox: string): Promise<readonly SentMessage[]> {
  const { response } = await client.fetch("GET", mailbox);
  if (response?.status !== 200) return [];
  try {
    const messages: unknown = JSON.parse(response.body);
    return asList(messages).map((message) => ({
      code: asText(asRecord(message)["code"]),
      links: asList(asRecord(message)["links"]).map((link) => asText(asRecord(link)["href"])),
    }));
  } catch {
    return [];
  }
}

/** Returns the code that was sent last; "" without a mailbox. */
export async function lastCode({ accounts }: CheckContext, client: ProviderClient): Promise<string> {
  if (accounts.mailbox === undefined) return "";
  return (await messagesIn(client, accounts.mailbox))[0]?.code ?? "";
}

/** Returns the token of the last link for a new password; "" without a mailbox. */
export async function lastPasswordToken({ accounts }: CheckContext, client: ProviderClient): Promise<string> {
  if (accounts.mailbox === undefined) return "";
  const links = (await messagesIn(client, accounts.mailbox)).flatMap((message) => message.links);
  const link = links.find((href) => href.includes("/passwordToken"));
  return /\/passwordToken(?:#token=|\/)([^/?#]+)/.exec(link ?? "")?.[1] ?? "";
}
