import { BehaviorSubject, distinctUntilChanged, map } from "rxjs";
import type { Observable } from "rxjs";
import {
  switchedOffFeatures,
  type PortalFeature,
  type FeatureAvailabilityPort,
  type SwitchableFeatures,
  type UnavailableFeatures,
} from "#domain/access/index.ts";
import type { ProviderProfile } from "#domain/configuration/index.ts";
import { isInProfile } from "../profile-operations.ts";
import { OPERATIONS, type OperationName } from "../operations.ts";
import { FEATURE_OPERATIONS } from "../feature-operations.ts";

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

/**
 * Operations that may be sent: those of the configuration, except those that the server has answered not to support
 * (CALL-12).
 */
export class SupportedOperations implements FeatureAvailabilityPort {
  readonly #initiallyUnsupported: ReadonlySet<OperationName>;
  readonly #switchedOff: readonly PortalFeature[];
  readonly #unsupported: BehaviorSubject<ReadonlySet<OperationName>>;

  readonly unavailable: Observable<UnavailableFeatures>;

  constructor({ profile = "full", supports = [], lacks = [], features }: ProviderCapabilities) {
    const switchedOff = features === undefined ? [] : switchedOffFeatures(features);
    const notCalled = switchedOff.flatMap((feature) => operationsOf(feature));
    const isUnsupported = (name: OperationName): boolean =>
      lacks.includes(name) || !(supports.includes(name) || isInProfile(name, profile));
    this.#switchedOff = switchedOff;
    this.#initiallyUnsupported = new Set(
      operationNames().filter((name) => notCalled.includes(name) || isUnsupported(name)),
    );
    this.#unsupported = new BehaviorSubject(this.#initiallyUnsupported);
    this.unavailable = this.#unsupported.pipe(
      distinctUntilChanged(),
      map((unsupported) => this.#featuresWithout(unsupported)),
    );
  }

  supports(operation: OperationName): boolean {
    return !this.#unsupported.value.has(operation);
  }

  /** Notes the server's response that it does not support the operation. Returns true for the first such response. */
  markUnsupported(operation: OperationName): boolean {
    if (!this.supports(operation)) return false;
    this.#unsupported.next(new Set([...this.#unsupported.value, operation]));
    return true;
  }

  /** Forgets the server's responses: they count for one session. */
  forgetResponses(): void {
    this.#unsupported.next(this.#initiallyUnsupported);
  }

  #featuresWithout(unsupported: ReadonlySet<OperationName>): UnavailableFeatures {
    const unusable = featureNames().filter((feature) =>
      FEATURE_OPERATIONS[feature].needs.some((name) => unsupported.has(name)),
    );
    return new Set([...this.#switchedOff, ...unusable]);
  }
}

function operationsOf(feature: PortalFeature): readonly OperationName[] {
  const { needs, also = [] } = FEATURE_OPERATIONS[feature];
  return [...needs, ...also];
}

function operationNames(): readonly OperationName[] {
  return Object.keys(OPERATIONS).filter(isOperationName);
}

function isOperationName(name: string): name is OperationName {
  return Object.hasOwn(OPERATIONS, name);
}

function featureNames(): readonly PortalFeature[] {
  return Object.keys(FEATURE_OPERATIONS).filter(isFeature);
}

function isFeature(name: string): name is PortalFeature {
  return Object.hasOwn(FEATURE_OPERATIONS, name);
}
