import { createXmlElement } from "../../xml/xml-tree.ts";
import { changeElement, changeText, remove, setText, withHeader, type ElementChange } from "./change-response.ts";
import type { PlantedFault, ResponseChange } from "./planted-fault.ts";

const textFault = (operation: string, what: string, expectedRule: string, change: ResponseChange): PlantedFault => ({
  name: `${operation}: ${what}`,
  expectedRule,
  expectedOperation: operation,
  apply: { kind: "response", change },
});

/** Text in UTF-8, read as Windows-1252 and sent as UTF-8 again. */
const inWrongEncoding = changeText((text) => new TextDecoder("windows-1252").decode(new TextEncoder().encode(text)));

const withEntities = changeText((text) => text.replaceAll(/[^ -~]/g, (letter) => `&#${letter.codePointAt(0)};`));

const negative: ElementChange = changeText((text) => `-${text}`);

const DEVICE_COOKIE = "__Host-ebok.trusted=0f3a; Path=/; Secure; Max-Age=15552000";

/** Faults in texts, amounts and cookies that the schema allows. */
export const TEXT_FAULTS: readonly PlantedFault[] = [
  textFault(
    "getClientData",
    "a name in the wrong encoding",
    "values.encoding",
    changeElement("client.firstName", inWrongEncoding),
  ),
  textFault(
    "getOutageMessages",
    "a title with unreadable bytes",
    "values.encoding",
    changeElement("outages.item.title", setText("Awaria telewizji \uFFFD Chelm")),
  ),
  textFault(
    "getClientMessages",
    "a title in HTML",
    "values.plain-text",
    changeElement(
      "messages.item.title",
      changeText((text) => `<b>${text}</b>`),
    ),
  ),
  textFault(
    "getOutageMessages",
    "a plain text in HTML",
    "values.plain-text",
    changeElement(
      "outages.item.body",
      changeText((text) => `<p>${text}</p>`),
    ),
  ),
  textFault(
    "getClientData",
    "a name with entities of HTML",
    "values.plain-text",
    changeElement("client.firstName", withEntities),
  ),
  textFault(
    "getConsentsByCustomerAccount",
    "a consent in HTML",
    "values.plain-text",
    changeElement(
      "consents.item.description",
      changeText((text) => `${text}<br/>`),
    ),
  ),
  textFault("getPaymentState", "an amount below 0", "values.positive", changeElement("amount", negative)),
  textFault(
    "getOverpaymentPayouts",
    "a payout below 0",
    "values.positive",
    changeElement("payouts.item.amount", negative),
  ),
  textFault(
    "getSalesOfferHistory",
    "a price below 0",
    "values.positive",
    changeElement("offers.item.products.item.prices.item.price", negative),
  ),
  textFault(
    "sessionStart",
    "a current account that is not in the list",
    "accounts.current-listed",
    changeElement("currentContext", setText("1")),
  ),
  textFault(
    "sessionStart",
    "an SMS challenge without the end of its code",
    "login.challenge-complete",
    changeElement("challenge.codeValidUntil", remove),
  ),
  textFault(
    "sessionStart",
    "a device cookie that scripts can read",
    "login.device-cookie",
    withHeader("set-cookie", `${DEVICE_COOKIE}; SameSite=Strict`),
  ),
  textFault(
    "sessionStart",
    "a device cookie that other sites send",
    "login.device-cookie",
    withHeader("set-cookie", `a=1; Path=/, ${DEVICE_COOKIE}; HttpOnly; SameSite=Lax`),
  ),
  textFault(
    "sessionStart",
    "a device cookie that plain HTTP carries",
    "login.device-cookie",
    withHeader("set-cookie", "__Host-ebok.trusted=0f3a; Path=/; Max-Age=15552000; HttpOnly; SameSite=Strict"),
  ),
  textFault(
    "sessionStart",
    "a device cookie for one path",
    "login.device-cookie",
    withHeader("set-cookie", "__Host-ebok.trusted=0f3a; Path=/service; Secure; Max-Age=1; HttpOnly; SameSite=Strict"),
  ),
  textFault(
    "save2FADevice",
    "a device cookie for one session of the browser",
    "login.device-cookie",
    withHeader("set-cookie", "__Host-ebok.trusted=0f3a; Path=/; Secure; HttpOnly; SameSite=Strict"),
  ),
  textFault(
    "changeContext",
    "an account with an element in its id",
    "schema.valid",
    changeElement("contextId", (element) => void element.children.push(createXmlElement("id", "1"))),
  ),
];
