import type {
  ClientAccountsPort,
  CodePhone,
  MobileDevice,
  MobileDevicesPort,
  SecondFactor,
  SecondFactorPort,
  SignInPort,
} from "#domain/settings/index.ts";
import { Resource } from "../resource.ts";

/** The provider's side of the settings. */
export interface SettingsPorts {
  readonly signIn: SignInPort;
  readonly factor: SecondFactorPort;
  readonly devices: MobileDevicesPort;
  readonly accounts: ClientAccountsPort;
}

/** What the settings read of a login. Who carries a write out reads anew what has become of it. */
export class SettingsStore {
  readonly ports: SettingsPorts;
  readonly factor: Resource<SecondFactor>;
  readonly phones: Resource<readonly CodePhone[]>;
  readonly devices: Resource<readonly MobileDevice[]>;

  constructor(ports: SettingsPorts) {
    this.ports = ports;
    this.factor = new Resource(() => ports.factor.load());
    this.phones = new Resource(() => ports.factor.phones());
    this.devices = new Resource(() => ports.devices.load());
  }
}
