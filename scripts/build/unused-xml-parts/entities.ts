/*
 * In the built portal this stands in for a package of the XML library's. It decodes entities; the codec brings a
 * decoder of
 * its own (src-adapters/soap/decoding/xml-text.ts). Were this one ever made, parsing would fail instead of guessing.
 */

export const XML = {};
export const CURRENCY = {};
export const COMMON_HTML = {};
export const ENTITY_ACTION = { BLOCK: "block", ALLOW: "allow" } as const;

export class EntityDecoder {
  constructor() {
    throw new Error("entities are decoded by the codec");
  }
}
