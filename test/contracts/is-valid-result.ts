import type { XmlElement } from "#adapters/soap/decoding/parse-xml.ts";
import { escapeXml } from "#adapters/soap/decoding/xml-text.ts";
import { validateEnvelope } from "#kit/wire/validate-envelope.ts";

function xmlOf({ name, text, children }: XmlElement): string {
  return `<${name}>${children.length === 0 ? escapeXml(text) : children.map(xmlOf).join("")}</${name}>`;
}

/** Returns true if the contract allows this result of an operation. */
export function isValidResult(operation: string, result: XmlElement): boolean {
  return (
    validateEnvelope(
      `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>` +
        `<${operation}Response xmlns="urn:ebok:service:1">${xmlOf(result)}</${operation}Response>` +
        `</soap:Body></soap:Envelope>`,
    ).length === 0
  );
}
