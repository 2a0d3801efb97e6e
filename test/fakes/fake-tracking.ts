import { createHash } from "node:crypto";
import { Subject, defer, startWith } from "rxjs";
import type { SessionHashPort } from "#domain/session/index.ts";
import type { Instant } from "#domain/shared-kernel/index.ts";
import type {
  AnalyticsEvent,
  AnalyticsPort,
  CallError,
  ErrorReport,
  CallErrorsPort,
  PageSpeedPort,
  PictureError,
  Interaction,
  InteractionsPort,
  SessionRecordingPort,
  SpeedReading,
  SpeedReport,
  TimedError,
  TrackingPort,
  VisitReport,
} from "#domain/tracking/index.ts";
import { recordedEventKind } from "#domain/tracking/index.ts";
import { START } from "./movable-clock.ts";

export interface FakeTracking extends TrackingPort, AnalyticsPort {
  readonly errors: readonly ErrorReport[];
  readonly visits: readonly VisitReport[];
  readonly events: readonly AnalyticsEvent[];
  readonly speeds: readonly SpeedReport[];
}

/** Records the reports instead of sending them. */
export function fakeTracking(): FakeTracking {
  const errors: ErrorReport[] = [];
  const visits: VisitReport[] = [];
  const events: AnalyticsEvent[] = [];
  const speeds: SpeedReport[] = [];
  return {
    errors,
    visits,
    events,
    speeds,
    reportError: (report) => void errors.push(report),
    reportVisit: (report) => void visits.push(report),
    send: (event) => void events.push(event),
    sendSpeed: (report) => void speeds.push(report),
  };
}

export interface FakeRecording extends SessionRecordingPort {
  /** Received calls as text: `identify c-1 …`, `LOAD page index`, `forget`. */
  readonly records: readonly string[];
  /** Records that arrived at the operator, such as `click pay`. */
  readonly arrived: readonly string[];
}

/** Service that records sessions. */
export function fakeRecording(): FakeRecording {
  const records: string[] = [];
  const arrived: string[] = [];
  let isIdentified = false;
  return {
    records,
    arrived,
    identify({ userId, sessionHash, accountNumber }, path) {
      isIdentified = true;
      records.push(`identify ${userId} ${sessionHash} ${accountNumber ?? "-"} ${path}`);
      arrived.push(`identify ${userId} ${sessionHash} ${accountNumber ?? "-"} ${path}`);
    },
    event({ action, element, elementName }) {
      const kind = recordedEventKind({ action, element });
      records.push(`${action} ${element} ${elementName}`);
      if (isIdentified && kind !== undefined) arrived.push(`${kind} ${elementName}`);
    },
    forget() {
      isIdentified = false;
      records.push("forget");
    },
  };
}

export interface FakePageSpeed extends PageSpeedPort {
  /** Completes a measurement. It is lost after the last subscriber has left. */
  measure(reading: SpeedReading): void;
  /** Hides the page after these last measurements. */
  hide(...last: readonly SpeedReading[]): void;
  /** Makes the measuring code fail to load. */
  fail(error: Error): void;
  /** Set while the speed has a subscriber. */
  readonly measured: boolean;
}

/** Page whose speed the test decides. Keeps the readings until the first subscription, as a browser buffers entries. */
export function fakePageSpeed(): FakePageSpeed {
  const readings = new Subject<SpeedReading>();
  const hidden = new Subject<void>();
  const early: SpeedReading[] = [];
  let isStarted = false;
  const measure = (reading: SpeedReading): void => {
    if (isStarted) readings.next(reading);
    else early.push(reading);
  };
  return {
    readings: defer(() => {
      isStarted = true;
      return readings.pipe(startWith(...early.splice(0)));
    }),
    hidden: hidden.asObservable(),
    measure,
    hide(...last) {
      for (const reading of last) measure(reading);
      hidden.next();
    },
    fail: (error) => readings.error(error),
    get measured() {
      return readings.observed;
    },
  };
}

export interface FakePage extends InteractionsPort, CallErrorsPort {
  /** Performs this interaction on the page. */
  act(interaction: Interaction): void;
  /** Makes a call or a picture fail, at `START` unless a time is given. */
  callFails(error: CallError | PictureError, at?: Instant): void;
  /** Set while the page has a subscriber. */
  readonly listened: boolean;
}

/** Page that the test uses and breaks. */
export function fakePage(): FakePage {
  const interactions = new Subject<Interaction>();
  const errors = new Subject<TimedError>();
  const early: TimedError[] = [];
  return {
    errors: defer(() => errors.pipe(startWith(...early.slice(0, 20)))),
    callFails(error, at = START) {
      early.push({ ...error, at });
      errors.next({ ...error, at });
    },
    interactions: interactions.asObservable(),
    act: (interaction) => interactions.next(interaction),
    get listened() {
      return interactions.observed || errors.observed;
    },
  };
}

/** Session hashes as the browser's cryptography computes them. */
export function hashedMarks(): SessionHashPort {
  return { hashOf: (sessionId) => Promise.resolve(createHash("sha256").update(sessionId).digest("hex")) };
}

/** Readable session hashes for assertions: `mark of s-1`. */
export function readableMarks(): SessionHashPort {
  return { hashOf: (sessionId) => Promise.resolve(`mark of ${sessionId}`) };
}
