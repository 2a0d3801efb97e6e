import { operationIn } from "../../exchange/exchange.ts";
import { callFingerprint } from "../../exchange/call-fingerprint.ts";
import type { ForwardedRequest, ForwardedResponse } from "../../proxy/forwarding-proxy.ts";
import {
  childElementsOf,
  createXmlElement,
  elementsAt,
  localNameOf,
  parseXmlTree,
  textOfTree,
  writeXmlTree,
  type XmlTree,
} from "../../xml/xml-tree.ts";
import type { ResponseChange, ServiceCall } from "./planted-fault.ts";

/** Reads the operation of a request. */
export function readServiceCall(request: ForwardedRequest): ServiceCall {
  const operation = request.method === "POST" ? operationIn(request.body.toString("utf8")) : "";
  return { ...request, operation };
}

function parsedOrUndefined(body: Buffer): XmlTree | undefined {
  try {
    return parseXmlTree(body.toString("utf8"));
  } catch {
    return undefined;
  }
}

const callElements = (root: XmlTree): readonly XmlTree[] => elementsAt(root, ["Body"]).flatMap(childElementsOf);

/** Returns the text of an element of the call; "" without it and for a request that is no call. */
export function valueOf({ body }: ServiceCall, name: string): string {
  const root = parsedOrUndefined(body);
  const [element] = root === undefined ? [] : callElements(root).flatMap((call) => elementsAt(call, [name]));
  return element === undefined ? "" : textOfTree(element);
}

/** Sets an element of the call; adds it after the session id if it is missing. */
export function withValue(call: ServiceCall, name: string, text: string): ServiceCall {
  const root = parsedOrUndefined(call.body);
  const [content] = root === undefined ? [] : callElements(root);
  if (root === undefined || content === undefined) return call;
  const [element] = elementsAt(content, [name]);
  if (element === undefined) {
    const session = content.children.findIndex(
      (child) => typeof child !== "string" && localNameOf(child) === "sessionId",
    );
    content.children.splice(session + 1, 0, createXmlElement(name, text));
  } else element.children.splice(0, element.children.length, text);
  return { ...call, body: Buffer.from(writeXmlTree(root)) };
}

/** Returns the session id of the `Authorization` header; "" without one. */
export const bearerOf = ({ headers }: ServiceCall): string =>
  String(headers["authorization"] ?? "").replace(/^Bearer /, "");

/** Gives a call another bearer with the fingerprint that belongs to it. */
export const withBearer = (call: ServiceCall, sessionId: string): ServiceCall => ({
  ...call,
  headers: {
    ...call.headers,
    authorization: `Bearer ${sessionId}`,
    "x-ebok-fingerprint": callFingerprint(call.operation, sessionId),
  },
});

/** Response with these elements in `result`. */
export function respond(operation: string, ...children: readonly XmlTree[]): ForwardedResponse {
  const content = createXmlElement(`${operation}Response`, createXmlElement("result", ...children));
  content.attributes.set("xmlns", "urn:ebok:service:1");
  const envelope = createXmlElement("soap:Envelope", createXmlElement("soap:Body", content));
  envelope.attributes.set("xmlns:soap", "http://schemas.xmlsoap.org/soap/envelope/");
  return {
    status: 200,
    headers: { "content-type": "text/xml; charset=utf-8" },
    body: Buffer.from(writeXmlTree(envelope)),
  };
}

export const respondText = (status: number, text: string): ForwardedResponse => ({
  status,
  headers: { "content-type": "text/plain; charset=utf-8" },
  body: Buffer.from(text),
});

/** Waits, so that a response is late. */
export const waitFor = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** Returns the text of an element of `result`, by its path; "" without it. */
export function resultText({ body }: ForwardedResponse, ...path: readonly string[]): string {
  const root = parsedOrUndefined(body);
  const [element] =
    root === undefined ? [] : callElements(root).flatMap((content) => elementsAt(content, ["result", ...path]));
  return element === undefined ? "" : textOfTree(element);
}

/** Applies the change of a response fault to a response on its way; one that lacks what would be changed stays. */
export function changeForwarded(response: ForwardedResponse, change: ResponseChange): ForwardedResponse {
  const headers = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
  const changed = change({ status: response.status, headers, body: response.body.toString("utf8") });
  if (changed === undefined) return response;
  return {
    status: changed.status,
    headers: { ...response.headers, ...headersThatDiffer(headers, changed.headers) },
    body: Buffer.from(changed.body),
  };
}

const headersThatDiffer = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name] !== value));
