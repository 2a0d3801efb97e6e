import { createXmlElement, elementsAt, localNameOf, type XmlTree } from "../../xml/xml-tree.ts";
import { allOf, changeEnvelope, changeResult, setResult, withBody, withHeader, withStatus } from "./change-response.ts";
import type { PlantedFault, ResponseChange } from "./planted-fault.ts";

const messageFault = (name: string, rule: string, operation: string, change: ResponseChange): PlantedFault => ({
  name: `${operation}: ${name}`,
  expectedRule: rule,
  expectedOperation: operation,
  apply: { kind: "response", change },
});

const HTML_PAGE = "<!DOCTYPE html><html><head><title>502</title></head><body><h1>Bad Gateway</h1></body></html>";

const SOAP_FAULT =
  `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><soap:Fault>` +
  `<faultcode>soap:Server</faultcode><faultstring>UNKNOWN_ENTRY</faultstring></soap:Fault></soap:Body></soap:Envelope>`;

const SOAP_12 = "http://www.w3.org/2003/05/soap-envelope";

const refusal = (code: string): ResponseChange => setResult(createXmlElement("errorCode", code));

function setNamespace(element: XmlTree, from: string, to: string): void {
  for (const [name, value] of element.attributes) if (value === from) element.attributes.set(name, to);
  for (const child of element.children) if (typeof child !== "string") setNamespace(child, from, to);
}

const inNamespace = (from: string, to: string): ResponseChange =>
  changeEnvelope((root) => setNamespace(root, from, to));

const changeBodyText =
  (change: (body: string) => string): ResponseChange =>
  (response) => ({ ...response, body: change(response.body) });

const renameContent = (name: string): ResponseChange =>
  changeEnvelope((root) => {
    for (const body of elementsAt(root, ["Body"]))
      for (const child of body.children) if (typeof child !== "string") child.name = name;
  });

const removeResult = changeEnvelope((root) => {
  for (const body of elementsAt(root, ["Body"]))
    for (const content of body.children)
      if (typeof content !== "string") content.children.splice(0, content.children.length);
});

const repeatResult = changeEnvelope((root) => {
  for (const body of elementsAt(root, ["Body"]))
    for (const content of body.children)
      if (typeof content !== "string")
        content.children.push(
          ...content.children.filter((child) => typeof child !== "string" && localNameOf(child) === "result"),
        );
});

/** Faults in the message around the data: HTTP, SOAP, flags and refusals. */
export const MESSAGE_FAULTS: readonly PlantedFault[] = [
  messageFault("a page of HTML", "response.readable", "getClientData", withBody(HTML_PAGE, "text/html")),
  messageFault("a page of HTML as XML", "response.readable", "getBanners", withBody(HTML_PAGE)),
  messageFault("JSON", "response.readable", "getSiteContent", withBody('{"result":{}}', "application/json")),
  messageFault("an empty body", "response.readable", "getContactData", withBody("")),
  messageFault(
    "a truncated body",
    "response.readable",
    "getClientFinancialEntries",
    changeBodyText((body) => body.slice(0, Math.floor(body.length / 2))),
  ),
  messageFault(
    "a body after the envelope",
    "response.readable",
    "getClientMessages",
    changeBodyText((body) => `${body}<br />Notice: Undefined index`),
  ),
  messageFault(
    "a warning before the envelope",
    "response.readable",
    "getOutageMessages",
    changeBodyText((body) => `Warning: Undefined variable $x in service.php on line 12\n${body}`),
  ),
  messageFault(
    "a document type",
    "response.readable",
    "getConsentsByCustomerAccount",
    changeBodyText((body) => body.replace("?>", "?><!DOCTYPE x>")),
  ),
  messageFault(
    "an undeclared entity",
    "response.readable",
    "getFaq",
    changeBodyText((body) => body.replace("</result>", "&nbsp;</result>")),
  ),
  messageFault(
    "an unescaped ampersand",
    "response.readable",
    "getRegulations",
    changeBodyText((body) => body.replace("</title>", " & co.</title>")),
  ),
  messageFault("no result", "response.readable", "getOpenPayments", removeResult),
  messageFault("two results", "schema.valid", "getDownloadToken", repeatResult),
  messageFault(
    "another response element",
    "response.readable",
    "getPaymentState",
    renameContent("getPaymentStateReply"),
  ),
  messageFault(
    "a later namespace",
    "schema.valid",
    "getTvChannels",
    inNamespace("urn:ebok:service:1", "urn:ebok:service:2"),
  ),
  messageFault("elements without a namespace", "schema.valid", "getBranches", inNamespace("urn:ebok:service:1", "")),
  messageFault(
    "an envelope of SOAP 1.2",
    "response.readable",
    "getInvoiceDetails",
    inNamespace("http://schemas.xmlsoap.org/soap/envelope/", SOAP_12),
  ),
  messageFault(
    "a SOAP Fault for a refusal",
    "http.soap-fault",
    "getInvoiceDetails",
    allOf(withBody(SOAP_FAULT), withStatus(500)),
  ),
  messageFault("a SOAP Fault with HTTP 200", "http.soap-fault", "startPayment", withBody(SOAP_FAULT)),
  messageFault(
    "a refusal with HTTP 500",
    "http.status",
    "getPaymentState",
    allOf(refusal("UNKNOWN_PAYMENT"), withStatus(500)),
  ),
  messageFault(
    "a flag with HTTP 401",
    "http.status",
    "getClientData",
    allOf(setResult(createXmlElement("sessionError", "true")), withStatus(401)),
  ),
  messageFault("data with HTTP 201", "http.status", "startPayment", withStatus(201)),
  messageFault(
    "HTTP 500 without a message",
    "http.server-error",
    "getSalesOfferHistory",
    allOf(withBody("Internal Server Error", "text/plain"), withStatus(500)),
  ),
  messageFault(
    "HTTP 503",
    "http.server-error",
    "getContactFormDefinition",
    allOf(withBody("", "text/plain"), withStatus(503)),
  ),
  messageFault(
    "HTTP 400 for a valid request",
    "http.request-refused",
    "getContactFormSubmissions",
    allOf(withBody("Bad Request", "text/plain"), withStatus(400)),
  ),
  messageFault("HTTP 429", "http.too-many-calls", "getBanners", allOf(withBody("", "text/plain"), withStatus(429))),
  messageFault(
    "a redirect",
    "http.redirect",
    "getSiteContent",
    allOf(withBody(""), withStatus(302), withHeader("location", "/login")),
  ),
  messageFault("the type of HTML", "http.content-type", "getOnboardingtData", withHeader("content-type", "text/html")),
  messageFault("neither data nor a flag", "response.not-empty", "getClientFinancialEntries", setResult()),
  messageFault("neither data nor a refusal", "response.not-empty", "getInvoiceDetails", setResult()),
  messageFault("a refusal that the operation lacks", "refusal.known", "getDownloadToken", refusal("NO_MONEY")),
  messageFault(
    "a flag that is no truth value",
    "schema.valid",
    "getContactData",
    setResult(createXmlElement("sessionError", "expired")),
  ),
  messageFault(
    "a refusal after the data",
    "schema.valid",
    "getClientMessages",
    changeResult((result) => void result.children.push(createXmlElement("errorCode", "INTERNAL_ERROR"))),
  ),
];
