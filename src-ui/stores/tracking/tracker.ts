import { reaction } from "mobx";
import { Subscription, filter, of, timer } from "rxjs";
import type { ClientData } from "#domain/account/index.ts";
import type { CookieChoicePort } from "#domain/cookies/index.ts";
import { ROUTES, type RouteName } from "#domain/navigation/index.ts";
import type { SessionHashPort, UserSession } from "#domain/session/index.ts";
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import {
  PHONE_PAGE_VIEW_MS,
  describeCallError,
  describeUnshownPicture,
  rememberReport,
  pageViewOf,
  removePersonalData,
  type AnalyticsEvent,
  type AnalyticsPort,
  type CallErrorsPort,
  type InteractionsPort,
  type RecentReports,
  type SessionRecordingPort,
  type TimedError,
  type TrackingPort,
} from "#domain/tracking/index.ts";
import type { SpeedTracker } from "./speed-tracker.ts";

export interface TrackerDependencies extends CallErrorsPort {
  readonly clock: ClockPort;
  readonly marks: SessionHashPort;
  readonly tracking: TrackingPort;
  readonly analytics: AnalyticsPort;
  readonly recording: SessionRecordingPort;
  readonly interactions: InteractionsPort;
  readonly speed: Pick<SpeedTracker, "trackRoute">;
}

/** Facts about the portal that the tracker reads. */
export interface TrackerFacts {
  readonly session: { readonly current: UserSession | undefined };
  readonly client: () => ClientData | undefined;
  /** Choice of the customer about cookies and analytics (HTTP-03). */
  readonly cookies: Pick<CookieChoicePort, "current" | "choice$">;
}

/** Opened page. */
export interface Visit {
  /** `undefined` for an unknown address, which is not reported. */
  readonly route: RouteName | undefined;
  /** Time from which it is shown, ms since the page was loaded. */
  readonly since: number;
  /** True below 701 px, where the page view is sent a little later (NAV-16). */
  readonly isPhone: boolean;
}

type AnalyticsDetails = Omit<AnalyticsEvent, "sessionHash" | "clientLogin" | "route">;

/**
 * Reports usage and failed calls of the portal to the operator (HTTP-01 to HTTP-03, NAV-16). Error reports and visits
 * are always sent; everything else only with the customer's consent at the moment of sending. A recording forgets the
 * customer when the session ends or the consent is withdrawn. Only the hash of the session leaves the browser.
 */
export class Tracker {
  readonly #facts: TrackerFacts;
  readonly #dependencies: TrackerDependencies;
  readonly #running = new Subscription();
  #listens = false;
  #marks: { readonly sessionId: string; readonly mark: Promise<string | undefined> } | undefined;
  #recent: RecentReports = new Map();
  #route: RouteName | undefined;
  #identified: string | undefined;

  constructor(facts: TrackerFacts, dependencies: TrackerDependencies) {
    this.#facts = facts;
    this.#dependencies = dependencies;
  }

  /** Subscribes until `stop`; starts with the first visit, when the page is known. */
  #start(): void {
    this.#listens = true;
    const { errors, interactions } = this.#dependencies;
    this.#running.add(errors.subscribe((error) => this.#reportError(error)));
    this.#running.add(
      interactions.interactions
        .pipe(filter(() => this.#route === undefined || pageViewOf(this.#route).page))
        .subscribe(({ action, element, name }) => void this.#sendAnalytics({ action, element, elementName: name })),
    );
    const { session, cookies } = this.#facts;
    const forgetWhereNone = (): void => {
      if (session.current === undefined || !this.#hasConsent()) this.#forgetCustomer();
    };
    this.#running.add(reaction(() => session.current?.sessionId, forgetWhereNone));
    this.#running.add(cookies.choice$.subscribe(forgetWhereNone));
  }

  stop(): void {
    this.#running.unsubscribe();
  }

  /** Records an opened page; the first one subscribes to everything else. */
  trackVisit({ route, since, isPhone }: Visit): void {
    this.#route = route;
    this.#dependencies.speed.trackRoute({ route, since });
    if (!this.#listens) this.#start();
    if (route === undefined) return;
    const { clock } = this.#dependencies;
    const wait = isPhone ? timer(PHONE_PAGE_VIEW_MS, clock.scheduler) : of(0);
    this.#running.add(wait.subscribe(() => void this.#view(route)));
  }

  /** Reports that a banner of the operator is visible. */
  trackBanner(name: string): void {
    void this.#sendAnalytics({ action: "LOAD_BANNER", element: "banner", elementName: name });
  }

  /** Reports an error of a call or a picture. Equal errors are reported once a minute. */
  #reportError(error: TimedError): void {
    const { tracking } = this.#dependencies;
    const { at } = error;
    const { operation, requestId, what } =
      "picture" in error
        ? { operation: undefined, requestId: undefined, what: describeUnshownPicture(error.picture) }
        : { ...error, what: describeCallError(error) };
    const path = this.#path();
    const text = removePersonalData(what);
    const { isNew, recent } = rememberReport(this.#recent, [operation, text, path].join("\n"), at);
    this.#recent = recent;
    if (isNew) tracking.reportError({ at, operation, requestId, what: text, path });
  }

  async #view(route: RouteName): Promise<void> {
    const { page, offer } = pageViewOf(route);
    if (!page) return;
    const sessionHash = await this.#mark();
    if (sessionHash !== undefined) this.#dependencies.tracking.reportVisit({ route, sessionHash });
    await this.#sendAnalytics({ action: "LOAD", element: "page", elementName: route }, route);
    if (offer) await this.#sendAnalytics({ action: "LOAD", element: "offer", elementName: route }, route);
  }

  async #sendAnalytics(details: AnalyticsDetails, route = this.#route): Promise<void> {
    const { client, session } = this.#facts;
    const { analytics, recording } = this.#dependencies;
    const { current } = session;
    if (!this.#hasConsent()) return this.#forgetCustomer();
    const sessionHash = await this.#mark();
    if (!this.#hasConsent()) return this.#forgetCustomer();
    // The session changed meanwhile: the event would carry the login of another customer.
    if (session.current !== current) return;
    this.#identify(sessionHash);
    analytics.send({ ...details, route, sessionHash, clientLogin: client()?.client.clientLogin });
    recording.event({ ...details, route });
  }

  #hasConsent(): boolean {
    return this.#facts.cookies.current() === "all";
  }

  /** Identifies a recording once per customer, and again when the account number is known. */
  #identify(sessionHash: string | undefined): void {
    const { session, client } = this.#facts;
    const { recording } = this.#dependencies;
    const { current } = session;
    if (current === undefined || sessionHash === undefined) return this.#forgetCustomer();
    const accountNumber = client()?.client.accountNumber;
    const who = [sessionHash, current.userId, accountNumber].join("\n");
    if (who === this.#identified) return;
    this.#identified = who;
    recording.identify({ userId: current.userId, sessionHash, accountNumber }, this.#path());
  }

  #forgetCustomer(): void {
    if (this.#identified === undefined) return;
    this.#identified = undefined;
    this.#dependencies.recording.forget();
  }

  /** Hash of the current session; `undefined` for a guest, and if it cannot be computed. */
  #mark(): Promise<string | undefined> {
    const sessionId = this.#facts.session.current?.sessionId;
    if (sessionId === undefined) return Promise.resolve(undefined);
    if (this.#marks?.sessionId !== sessionId) {
      this.#marks = { sessionId, mark: this.#dependencies.marks.hashOf(sessionId).catch(() => undefined) };
    }
    return this.#marks.mark;
  }

  /** Route pattern of the current page: ids and tokens of the address are not sent. */
  #path(): string {
    return this.#route === undefined ? "" : ROUTES[this.#route].path;
  }
}
