import { BehaviorSubject, distinctUntilChanged, map } from "rxjs";
import type { Observable } from "rxjs";
import {
  switchedOffFeatures,
  type PortalFeature,
  type SwitchableFeatures,
  type UnavailableFeatures,
} from "#domain/access/index.ts";
import type { ProviderProfile } from "#domain/configuration/index.ts";
import { isInProfile } from "../profile-operations.ts";
import { OPERATIONS, isOperationName, type OperationName } from "../operations.ts";
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

/** Operations that the provider itself says to support (CALL-15). */
export interface DeclaredCapabilities {
  readonly profile?: ProviderProfile | undefined;
  readonly supports: readonly OperationName[];
  readonly lacks: readonly OperationName[];
}

/** Answer that adds every operation that the configuration leaves open. */
const EVERYTHING: DeclaredCapabilities = { profile: "full", supports: [], lacks: [] };

/**
 * Operations that may be sent: those of the configuration and of the provider's declaration, except those that the
 * server has answered not to support (CALL-12).
 */
export class SupportedOperations {
  readonly #configured: ProviderCapabilities;
  readonly #switchedOff: readonly PortalFeature[];
  readonly #denied = new Set<OperationName>();
  #declared: DeclaredCapabilities | undefined;
  /** Resolves when the provider has answered; `undefined` while it is not asked. */
  #answer: Promise<void> | undefined;
  readonly #unsupported: BehaviorSubject<ReadonlySet<OperationName>>;
  /** The unsupported operations without those that the awaited answer may add. */
  readonly #ruledOut: BehaviorSubject<ReadonlySet<OperationName>>;

  readonly unavailable: Observable<UnavailableFeatures>;
  /** The unavailable features without those that the awaited answer may add. */
  readonly ruledOut: Observable<UnavailableFeatures>;

  constructor(configured: ProviderCapabilities) {
    this.#configured = configured;
    this.#switchedOff = configured.features === undefined ? [] : switchedOffFeatures(configured.features);
    this.#unsupported = new BehaviorSubject(this.#findUnsupported());
    this.#ruledOut = new BehaviorSubject(this.#unsupported.value);
    const featuresOf = (operations: Observable<ReadonlySet<OperationName>>): Observable<UnavailableFeatures> =>
      operations.pipe(
        distinctUntilChanged(),
        map((unsupported) => this.#featuresWithout(unsupported)),
      );
    this.unavailable = featuresOf(this.#unsupported);
    this.ruledOut = featuresOf(this.#ruledOut);
  }

  supports(operation: OperationName): boolean {
    return !this.#unsupported.value.has(operation);
  }

  /**
   * Notes the server's response that it does not support the operation. Returns true for the first such response. It
   * ends further calls only if a feature is hidden with it: what stays on screen must be able to try again.
   */
  markUnsupported(operation: OperationName): boolean {
    if (this.#denied.has(operation) || !this.supports(operation)) return false;
    this.#denied.add(operation);
    this.#publish();
    return true;
  }

  /** Resolves once the provider has answered whether it supports the operation; `undefined` if that is decided. */
  decisionAbout(operation: OperationName): Promise<void> | undefined {
    return this.#ruledOut.value.has(operation) ? undefined : this.#answer;
  }

  /** Leaves open what the provider may declare until `asked` settles. */
  awaitDeclaration(asked: Promise<void>): void {
    const settle = (): void => {
      this.#answer = undefined;
      this.#ruledOut.next(this.#unsupported.value);
    };
    this.#answer = asked.then(settle, settle);
    this.#ruledOut.next(this.#findUnsupported(EVERYTHING));
  }

  /** Takes over what the provider declares, as far as the configuration leaves it open. */
  declare(declared: DeclaredCapabilities): void {
    this.#declared = declared;
    this.#publish();
  }

  /** Forgets the server's responses: they count for one session. */
  forgetResponses(): void {
    if (this.#denied.size === 0) return;
    this.#denied.clear();
    this.#publish();
  }

  #publish(): void {
    this.#unsupported.next(this.#findUnsupported());
    this.#ruledOut.next(this.#answer === undefined ? this.#unsupported.value : this.#findUnsupported(EVERYTHING));
  }

  #findUnsupported(declared = this.#declared): ReadonlySet<OperationName> {
    const notCalled = this.#switchedOff.flatMap((feature) => operationsOf(feature));
    return new Set([
      ...[...this.#denied].filter(hidesFeature),
      ...operationNames().filter((name) => notCalled.includes(name) || !this.#isSupported(name, declared)),
    ]);
  }

  /** Decides by the first that names the operation: configuration, declaration, profile of either. */
  #isSupported(name: OperationName, declared: DeclaredCapabilities | undefined): boolean {
    const { profile = "full", supports = [], lacks = [] } = this.#configured;
    if (lacks.includes(name)) return false;
    if (supports.includes(name)) return true;
    if (declared?.lacks.includes(name) === true) return false;
    return declared?.supports.includes(name) === true || isInProfile(name, declared?.profile ?? profile);
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

/** Returns true if a feature needs the operation, and so is hidden without it. */
function hidesFeature(operation: OperationName): boolean {
  return featureNames().some((feature) => FEATURE_OPERATIONS[feature].needs.includes(operation));
}

function operationNames(): readonly OperationName[] {
  return Object.keys(OPERATIONS).filter(isOperationName);
}

function featureNames(): readonly PortalFeature[] {
  return Object.keys(FEATURE_OPERATIONS).filter(isFeature);
}

function isFeature(name: string): name is PortalFeature {
  return Object.hasOwn(FEATURE_OPERATIONS, name);
}
