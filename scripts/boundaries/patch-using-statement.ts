import { Visitor } from "@swc/core/Visitor.js";

interface WithDeclarators {
  readonly decls: Parameters<Visitor["visitVariableDeclarators"]>[0];
}

const declares = (statement: object): statement is WithDeclarators =>
  "decls" in statement && Array.isArray(statement.decls);

/**
 * Teaches the parser's visitor the statement `using x = …`, the only one that it refuses.
 *
 * The parser has to be swc: left to itself, dependency-cruiser reads TypeScript 7 sources with a tolerant JavaScript
 * parser, which sees no `export type … from` and cannot tell a type's import from a value's.
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
