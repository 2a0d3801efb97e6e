import type { Plugin } from "vite";

const PART = /[\\/]path-expression-matcher[\\/]src[\\/](Expression|ExpressionSet)\.js$/;

/** What stands in: an empty set, and a path that cannot be written. */
const INSTEAD: Readonly<Record<string, string>> = {
  Expression: 'export default class Expression { constructor() { throw new Error("lean-xml: Expression"); } }',
  ExpressionSet:
    'export default class ExpressionSet { size = 0; seal() { return this; } add() { throw new Error("lean-xml: ExpressionSet"); } }',
};

/**
 * Leaves out of the build the XML library's language of paths: it names tags whose content is not parsed, and the codec
 * names none.
 */
export function leanXml(): Plugin {
  return {
    name: "ebok:lean-xml",
    apply: "build",
    transform(_code, id) {
      const code = INSTEAD[PART.exec(id)?.[1] ?? ""];
      return code === undefined ? null : { code, map: null };
    },
  };
}
