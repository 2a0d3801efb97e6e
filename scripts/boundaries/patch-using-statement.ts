import { Visitor } from "@swc/core/Visitor.js";

interface WithDeclarators {
  readonly decls: Parameters<Visitor["visitVariableDeclarators"]>[0];
}

const declares = (statement: object): statement is WithDeclarators =>
  "decls" in statement && Array.isArray(statement.decls);

/**
 * Adds `using x = …` to the parser's visitor, which rejects this statement only.
 * The parser must be swc: by default dependency-cruiser reads TypeScript 7 sources with a tolerant JavaScript parser,
 * which ignores `export type … from` and cannot tell a type import from a value import.
 */
export function patchUsingStatement(): void {
  const visitStatement = Visitor.prototype.visitStatement;
  Visitor.prototype.visitStatement = function visit(this: Visitor, statement) {
    const kind: string = statement.type;
    if (kind !== "UsingDeclaration") return visitStatement.call(this, statement);
    if (declares(statement)) this.visitVariableDeclarators(statement.decls);
    return statement;
  };
}
