import type { Passkey, PasskeysPort } from "#domain/passkeys/index.ts";
import type {
  ActiveSession,
  ActiveSessionsPort,
  ActivityLogPort,
  ActivityLogPage,
  ClientAccountsPort,
  CodePhone,
  MobileDevice,
  MobileDevicesPort,
  RecoveryCodesPort,
  SecondFactor,
  SecondFactorPort,
  SignInPort,
} from "#domain/settings/index.ts";
import { AsyncValue } from "../async-value.ts";

/** Ports of the settings. */
export interface SettingsPorts {
  readonly signIn: SignInPort;
  readonly factor: SecondFactorPort;
  readonly devices: MobileDevicesPort;
  readonly sessions: ActiveSessionsPort;
  readonly accounts: ClientAccountsPort;
  readonly passkeys: PasskeysPort;
  readonly recoveryCodes: RecoveryCodesPort;
  readonly activityLog: ActivityLogPort;
}

/** Settings of a login. Use cases reload them after a write. */
export class SettingsStore {
  readonly ports: SettingsPorts;
  readonly factor: AsyncValue<SecondFactor>;
  readonly phones: AsyncValue<readonly CodePhone[]>;
  readonly devices: AsyncValue<readonly MobileDevice[]>;
  readonly sessions: AsyncValue<readonly ActiveSession[]>;
  readonly passkeys: AsyncValue<readonly Passkey[]>;
  /** First page of the activity log. */
  readonly activities: AsyncValue<ActivityLogPage>;

  constructor(ports: SettingsPorts) {
    this.ports = ports;
    this.factor = new AsyncValue(() => ports.factor.load());
    this.phones = new AsyncValue(() => ports.factor.phones());
    this.devices = new AsyncValue(() => ports.devices.load());
    this.sessions = new AsyncValue(() => ports.sessions.load());
    this.passkeys = new AsyncValue(() => ports.passkeys.load());
    this.activities = new AsyncValue(() => ports.activityLog.load({}));
  }
}
