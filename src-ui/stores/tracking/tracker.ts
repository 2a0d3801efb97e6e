import { reaction } from "mobx";
import { Subscription, delay, filter, map, of, timer } from "rxjs";
import type { ClientData } from "#domain/account/index.ts";
import type { CookieChoicePort } from "#domain/cookies/index.ts";
import { ROUTES, type RouteName } from "#domain/navigation/index.ts";
import type { SessionHashPort, UserSession } from "#domain/session/index.ts";
import type { ClockPort, Instant } from "#domain/shared-kernel/index.ts";
import {
  PHONE_PAGE_VIEW_MS,
  rememberReport,
  pageViewOf,
  removePersonalData,
  type AnalyticsEvent,
  type AnalyticsPort,
  type FaultsPort,
  type InteractionsPort,
  type RecentReports,
  type SessionRecordingPort,
  type TrackingPort,
  type UncaughtPort,
} from "#domain/tracking/index.ts";

/** What the tracker listens to, and whom it tells. */
export interface TrackerDependencies extends FaultsPort {
  readonly clock: ClockPort;
  readonly marks: SessionHashPort;
  readonly tracking: TrackingPort;
  readonly analytics: AnalyticsPort;
  readonly recording: SessionRecordingPort;
  readonly interactions: InteractionsPort;
  readonly uncaught: UncaughtPort;
}

/** What it reads of the portal. */
export interface TrackerFacts {
  readonly session: { readonly current: UserSession | undefined };
  readonly client: () => ClientData | undefined;
  /** Whether the customer lets more than the necessary be kept and sent (HTTP-03). */
  readonly cookies: Pick<CookieChoicePort, "current" | "choice$">;
}

/** A page that has been opened. */
export interface Visit {
  /** `undefined` for an address that nobody knows: no page to tell of. */
  readonly route: RouteName | undefined;
  /** Below 701 px, where the view is sent a little later (NAV-16). */
  readonly phone: boolean;
}

/** How long an uncaught error waits before it is reported, ms (HTTP-04). */
const UNCAUGHT_DELAY_MS = 1_000;

interface ObservedFault {
  readonly operation: string | undefined;
  readonly what: string;
  readonly at: Instant;
  readonly path?: string;
}

type AnalyticsDetails = Omit<AnalyticsEvent, "sessionHash" | "clientLogin" | "route">;

/**
 * Tells the operator how the portal is used and what goes wrong (HTTP-01 to HTTP-04, NAV-16). Reports about faults and
 * visits go out always; everything else only while the customer's consent is there, which is asked at the moment of
 * sending. A recording forgets the customer as soon as the session ends or the consent is taken back. Of the session
 * only its mark leaves.
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

  /** Listens until `stop`: from the first visit on, when it is known where things happen. */
  #start(): void {
    this.#listens = true;
    const { clock, faults, interactions, uncaught } = this.#dependencies;
    this.#running.add(faults.subscribe((fault) => this.#fault(fault)));
    this.#running.add(
      interactions.interactions
        .pipe(filter(() => this.#route === undefined || pageViewOf(this.#route).page))
        .subscribe(({ action, element, name }) => void this.#sendAnalytics({ action, element, elementName: name })),
    );
    this.#running.add(
      uncaught.uncaught
        .pipe(
          map((what) => ({ operation: undefined, what, at: clock.now(), path: this.#path() })),
          delay(UNCAUGHT_DELAY_MS, clock.scheduler),
        )
        .subscribe((fault) => this.#fault(fault)),
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

  /** A page has been opened; the first begins to listen to everything else. */
  visit({ route, phone }: Visit): void {
    this.#route = route;
    if (!this.#listens) this.#start();
    if (route === undefined) return;
    const { clock } = this.#dependencies;
    const wait = phone ? timer(PHONE_PAGE_VIEW_MS, clock.scheduler) : of(0);
    this.#running.add(wait.subscribe(() => void this.#view(route)));
  }

  /** One of the operator's banners is on screen. */
  banner(name: string): void {
    void this.#sendAnalytics({ action: "LOAD_BANNER", element: "banner", elementName: name });
  }

  /** Something went wrong: `operation` of the provider, or the portal itself. The same is reported once a minute. */
  #fault({ operation, what, at, path = this.#path() }: ObservedFault): void {
    const { tracking } = this.#dependencies;
    const text = removePersonalData(what);
    const { isNew, recent } = rememberReport(this.#recent, [operation, text, path].join("\n"), at);
    this.#recent = recent;
    if (isNew) tracking.reportFault({ at, operation, what: text, path });
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
    // somebody else is here by now, or nobody: whose login would it carry
    if (session.current !== current) return;
    this.#identify(sessionHash);
    analytics.send({ ...details, route, sessionHash, clientLogin: client()?.client.clientLogin });
    recording.event({ ...details, route });
  }

  #hasConsent(): boolean {
    return this.#facts.cookies.current() === "all";
  }

  /** A recording is named once for each customer, and anew as soon as the account is known. */
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

  /** The mark of the session in force; `undefined` for a guest, and where it cannot be made. */
  #mark(): Promise<string | undefined> {
    const sessionId = this.#facts.session.current?.sessionId;
    if (sessionId === undefined) return Promise.resolve(undefined);
    if (this.#marks?.sessionId !== sessionId) {
      this.#marks = { sessionId, mark: this.#dependencies.marks.hashOf(sessionId).catch(() => undefined) };
    }
    return this.#marks.mark;
  }

  /** Where the customer is, as a pattern: ids and tokens of an address stay here. */
  #path(): string {
    return this.#route === undefined ? "" : ROUTES[this.#route].path;
  }
}
