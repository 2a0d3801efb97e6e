import { randomUUID } from "node:crypto";
import { prepareCall, elementText, type PreparedCall, type SoapClient, type SoapReply } from "./soap-client.ts";

const PASSWORD = "Wiazka-2026";

/** Demo customers without the very large one, whose 5,000 entries the page bench measures. */
const CUSTOMERS = [
  "m.brzezinska",
  "nowak.nowy",
  "firma.bursztyn",
  "sm.jantar",
  "crm.oliwa",
  "rodo.kwiatkowska",
  "zalegly.wrona",
  "windykacja.sowa",
  "konta.lis",
];

/** Session of a logged-in customer. */
export interface Session {
  readonly login: string;
  readonly sessionId: string;
  /** Payable entry at the start of the session, with its amount. */
  readonly open: { readonly entryId: string; readonly amount: string } | undefined;
  readonly paymentId: string | undefined;
}

const logIn = (login: string): PreparedCall =>
  prepareCall("sessionStart", "", `<login>${login}</login><password>${PASSWORD}</password>`);

function payment(
  sessionId: string,
  { entryId, amount }: { readonly entryId: string; readonly amount: string },
): PreparedCall {
  const fields =
    `<intentId>${randomUUID()}</intentId><entryIds><item>${entryId}</item></entryIds>` +
    `<amount>${amount}</amount><returnPage>invoice</returnPage>`;
  return prepareCall("startPayment", sessionId, fields);
}

/** Logs every customer in `each` times by SOAP. Throws if a login is refused. */
export async function openSessions(wire: SoapClient, each: number): Promise<readonly Session[]> {
  const sessions: Session[] = [];
  for (const login of CUSTOMERS.flatMap((name) => Array.from({ length: each }, () => name))) {
    const sessionId = elementText(await wire.send(logIn(login)), "sessionId");
    if (sessionId === undefined) throw new Error(`${login} cannot log in`);
    const { text } = await wire.send(prepareCall("getClientFinancialEntries", sessionId));
    const item = text
      .split("<item>")
      .find((entry) => /<kind>invoice<\/kind>/.test(entry) && /<status>2<\/status>/.test(entry));
    const [entryId, amount] = [
      /<entryId>([^<]*)</.exec(item ?? "")?.[1],
      /<unpaidAmount>([^<]*)</.exec(item ?? "")?.[1],
    ];
    const open = entryId === undefined || amount === undefined ? undefined : { entryId, amount };
    const paymentId =
      open === undefined ? undefined : elementText(await wire.send(payment(sessionId, open)), "paymentId");
    sessions.push({ login, sessionId, open, paymentId });
  }
  return sessions;
}

/** Prepares the end of the session that a login has opened: a login may have twenty sessions. */
export function endOpened({ operation }: PreparedCall, reply: SoapReply): PreparedCall | undefined {
  const sessionId = operation === "sessionStart" ? elementText(reply, "sessionId") : undefined;
  return sessionId === undefined ? undefined : prepareCall("sessionEnd", sessionId);
}

/** Prepares the call of an operation in a session; the data of a payment come from its account. */
export function requestFor(operation: string, { login, sessionId, open, paymentId }: Session): PreparedCall {
  switch (operation) {
    case "beforeLogin":
      return prepareCall(operation, "", `<login>${login}</login>`);
    case "sessionStart":
      return logIn(login);
    case "startPayment":
      return payment(sessionId, open ?? { entryId: "0", amount: "1.00" });
    case "getPaymentState":
      return prepareCall(operation, sessionId, `<paymentId>${paymentId ?? "none"}</paymentId>`);
    default:
      return prepareCall(operation, sessionId);
  }
}
