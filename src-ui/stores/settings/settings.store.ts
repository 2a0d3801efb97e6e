import type {
  ActiveSession,
  ActiveSessionsPort,
  ClientAccountsPort,
  CodePhone,
  MobileDevice,
  MobileDevicesPort,
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
}

/** Settings of a login. Use cases reload them after a write. */
export class SettingsStore {
  readonly ports: SettingsPorts;
  readonly factor: AsyncValue<SecondFactor>;
  readonly phones: AsyncValue<readonly CodePhone[]>;
  readonly devices: AsyncValue<readonly MobileDevice[]>;
  readonly sessions: AsyncValue<readonly ActiveSession[]>;

  constructor(ports: SettingsPorts) {
    this.ports = ports;
    this.factor = new AsyncValue(() => ports.factor.load());
    this.phones = new AsyncValue(() => ports.factor.phones());
    this.devices = new AsyncValue(() => ports.devices.load());
    this.sessions = new AsyncValue(() => ports.sessions.load());
  }
}
