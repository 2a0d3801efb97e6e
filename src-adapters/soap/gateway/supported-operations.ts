import { BehaviorSubject, distinctUntilChanged, map } from "rxjs";
import type { Observable } from "rxjs";
import {
  switchedOffParts,
  type PortalPart,
  type SupportedPartsPort,
  type SwitchableFeatures,
  type UnavailableParts,
} from "#domain/access/index.ts";
import type { ProviderProfile } from "#domain/configuration/index.ts";
import { isInProfile } from "../is-in-profile.ts";
import { OPERATIONS, type OperationName } from "../operations.ts";
import { PART_OPERATIONS } from "../part-operations.ts";

export interface ProviderCapabilities {
  /** Profile of the provider; by default it supports everything. */
  readonly profile?: ProviderProfile | undefined;
  /** Operations that the provider supports beyond its profile. */
  readonly supports?: readonly string[] | undefined;
  /** Operations of its profile that the provider lacks. */
  readonly lacks?: readonly string[] | undefined;
  /** Features of the configuration: the operations of those that are `false` are not called. */
  readonly features?: SwitchableFeatures | undefined;
}

/** Operations that the provider supports: those of its configuration, less those that it has answered not to support. */
export class SupportedOperations implements SupportedPartsPort {
  readonly #configured: ReadonlySet<OperationName>;
  readonly #switchedOff: readonly PortalPart[];
  readonly #unsupported: BehaviorSubject<ReadonlySet<OperationName>>;

  readonly unavailable: Observable<UnavailableParts>;

  constructor({ profile = "full", supports = [], lacks = [], features }: ProviderCapabilities) {
    const switchedOff = features === undefined ? [] : switchedOffParts(features);
    const ofSwitchedOff = switchedOff.flatMap((part) => operationsOf(part));
    const isLacking = (name: OperationName): boolean =>
      lacks.includes(name) || !(supports.includes(name) || isInProfile(name, profile));
    this.#switchedOff = switchedOff;
    this.#configured = new Set(operationNames().filter((name) => ofSwitchedOff.includes(name) || isLacking(name)));
    this.#unsupported = new BehaviorSubject(this.#configured);
    this.unavailable = this.#unsupported.pipe(
      distinctUntilChanged(),
      map((unsupported) => this.#partsWithout(unsupported)),
    );
  }

  supports(operation: OperationName): boolean {
    return !this.#unsupported.value.has(operation);
  }

  /** Notes the server's answer that it does not support the operation. Returns true for the first such answer. */
  deny(operation: OperationName): boolean {
    if (!this.supports(operation)) return false;
    this.#unsupported.next(new Set([...this.#unsupported.value, operation]));
    return true;
  }

  /** Forgets the server's answers, with the session that they belong to. */
  reset(): void {
    this.#unsupported.next(this.#configured);
  }

  #partsWithout(unsupported: ReadonlySet<OperationName>): UnavailableParts {
    const lacking = partNames().filter((part) => PART_OPERATIONS[part].needs.some((name) => unsupported.has(name)));
    return new Set([...this.#switchedOff, ...lacking]);
  }
}

function operationsOf(part: PortalPart): readonly OperationName[] {
  const { needs, also = [] } = PART_OPERATIONS[part];
  return [...needs, ...also];
}

function operationNames(): readonly OperationName[] {
  return Object.keys(OPERATIONS).filter(isOperationName);
}

function isOperationName(name: string): name is OperationName {
  return Object.hasOwn(OPERATIONS, name);
}

function partNames(): readonly PortalPart[] {
  return Object.keys(PART_OPERATIONS).filter(isPart);
}

function isPart(name: string): name is PortalPart {
  return Object.hasOwn(PART_OPERATIONS, name);
}
