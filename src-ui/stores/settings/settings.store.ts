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
import type { ClockPort } from "#domain/shared-kernel/index.ts";
import { RefreshedValue } from "../refreshed-value.ts";

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

/** Settings of a login, as long as the account is open. Use cases reload them after a write. */
export class SettingsStore {
  readonly ports: SettingsPorts;
  readonly factor: RefreshedValue<SecondFactor>;
  readonly phones: RefreshedValue<readonly CodePhone[]>;
  readonly devices: RefreshedValue<readonly MobileDevice[]>;
  readonly sessions: RefreshedValue<readonly ActiveSession[]>;
  readonly passkeys: RefreshedValue<readonly Passkey[]>;
  /** First page of the activity log. */
  readonly activities: RefreshedValue<ActivityLogPage>;

  constructor(ports: SettingsPorts, clock: ClockPort) {
    this.ports = ports;
    this.factor = new RefreshedValue(() => ports.factor.load(), clock);
    this.phones = new RefreshedValue(() => ports.factor.phones(), clock);
    this.devices = new RefreshedValue(() => ports.devices.load(), clock);
    this.sessions = new RefreshedValue(() => ports.sessions.load(), clock);
    this.passkeys = new RefreshedValue(() => ports.passkeys.load(), clock);
    this.activities = new RefreshedValue(() => ports.activityLog.load({}), clock);
  }

  /** Drops everything that was read, after a logout or a switch of the account. */
  clear(): void {
    const { factor, phones, devices, sessions, passkeys, activities } = this;
    for (const value of [factor, phones, devices, sessions, passkeys, activities]) value.clear();
  }
}
