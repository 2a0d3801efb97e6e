import type { XmlElement } from "#adapters/soap/decoding/parse-xml.ts";
import { childOf, itemsOf, resultOf, textOf } from "../validation/response-tree.ts";
import { requestIdOf, type Exchange } from "./exchange.ts";

/** Response to a call, read without the portal's decoders. */
export class ProviderAnswer {
  readonly exchange: Exchange;
  readonly result: XmlElement | undefined;

  constructor(exchange: Exchange) {
    this.exchange = exchange;
    this.result = exchange.response?.status === 200 ? resultOf(exchange) : undefined;
  }

  /** HTTP status; 0 without a response. */
  get status(): number {
    return this.exchange.response?.status ?? 0;
  }

  get requestId(): string | undefined {
    return requestIdOf(this.exchange);
  }

  get errorCode(): string {
    return this.text("errorCode");
  }

  /** The provider says that it lacks the operation. */
  get isUnsupported(): boolean {
    return this.status === 501 || this.errorCode === "NOT_SUPPORTED";
  }

  /** The session is over, by a response to `sessionCheck`. */
  get isSessionOver(): boolean {
    return this.flag("sessionError") || (this.isData && !this.flag("active"));
  }

  /** The response has data: neither a flag nor a refusal. */
  get isData(): boolean {
    return (
      this.result !== undefined &&
      this.errorCode === "" &&
      !["sessionError", "roleError", "backendAccessError", "rodoRestrictionError"].some((name) => this.flag(name))
    );
  }

  text(name: string): string {
    return textOf(this.result, name);
  }

  flag(name: string): boolean {
    return ["true", "1"].includes(this.text(name));
  }

  child(name: string): XmlElement | undefined {
    return childOf(this.result, name);
  }

  items(name: string): readonly XmlElement[] {
    return itemsOf(this.result, name);
  }

  /** Says without personal data what has come: a flag, a code or the HTTP status. */
  get summary(): string {
    const { failure } = this.exchange;
    if (failure !== undefined) return failure;
    if (this.status !== 200) return `HTTP ${this.status}`;
    if (this.result === undefined) return "HTTP 200 without a readable result";
    const flag = ["sessionError", "roleError", "backendAccessError", "rodoRestrictionError"].find((name) =>
      this.flag(name),
    );
    if (flag !== undefined) return flag;
    if (/^[A-Za-z0-9_]{1,40}$/.test(this.errorCode)) return `errorCode ${this.errorCode}`;
    return this.result.children.length === 0 ? "an empty result" : "data";
  }
}
